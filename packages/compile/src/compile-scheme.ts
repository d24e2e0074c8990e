import type { AnyDefinition } from "@url1738/core/define";
import { admitted } from "@url1738/core/internal";
import { checkDefinition } from "@url1738/prove";
import { type Compilable, type CompileOptions, emitScheme } from "./emit/emit-scheme.ts";
import type { Modules } from "./emit/functions.ts";

/**
 * The result of `compileScheme`.
 *
 * @public
 */
export interface Compiled {
  /** An ES module that exports the scheme under the given name. */
  readonly code: string;
}

/**
 * Checks the definition of a scheme, and compiles it.
 *
 * @param definition - The definition, as `defineScheme` takes it.
 * @param modules - The modules that the generated one may import from, with all their exports, by import specifier: first
 *   `@url1738/core/runtime`, then those of the package.
 * @param options - Options for compiling it.
 * @returns The module.
 * @throws CompileError - If it cannot compile the definition; the scheme can still be interpreted.
 * @throws Url1738Error - For a definition that `checkDefinition` of `@url1738/prove` refuses.
 * @public
 */
export function compileScheme(definition: Compilable, modules: Modules, options: CompileOptions = {}): Compiled {
  checkDefinition(definition as AnyDefinition);
  // The compiler runs outside the guard of `admitted`, which would blame the author's functions for an error of the compiler.
  const own = admitted(definition, (all) => all);
  return { code: emitScheme(own, modules, options, true) };
}
