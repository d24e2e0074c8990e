import type { AnyDefinition } from "@url1738/core/define";
import { admitted } from "@url1738/core/inside/scheme/admitted";
import { checkDefinition } from "@url1738/prove";
import type { Compilable, CompileOptions } from "./emit/compilable.ts";
import { emitScheme } from "./emit/emit-scheme.ts";
import type { Modules } from "./emit/functions.ts";
import type { LeftOutShortcut } from "./proof/left-out-shortcut.ts";
import { proveScheme } from "./proof/prove-scheme.ts";

/**
 * The result of `compileScheme`.
 *
 * @public
 */
export interface Compiled {
  /** An ES module that exports the scheme under the given name. */
  readonly code: string;
  /** The shortcuts that it does without, because they would be wrong; none for most definitions. */
  readonly leftOut: readonly LeftOutShortcut[];
}

/**
 * Checks the definition of a scheme, compiles it, and proves that the result answers as the interpreted scheme does. A shortcut of the compiled
 * scheme that cannot be proved is left out: the scheme is then slower.
 *
 * @param definition - The definition, as `defineScheme` takes it.
 * @param modules - The modules that the generated one may import from, with all their exports, by import specifier: first
 *   `@url1738/core/runtime`, then those of the package.
 * @param options - Options for compiling it.
 * @returns The module.
 * @throws CompileError - If it cannot compile the definition, or the result would be wrong; the scheme can still be interpreted.
 * @throws Url1738Error - For a definition that `checkDefinition` of `@url1738/prove` refuses.
 * @public
 */
export function compileScheme(definition: Compilable, modules: Modules, options: CompileOptions = {}): Compiled {
  checkDefinition(definition as AnyDefinition);
  // The compiler runs outside the guard of `admitted`, which would blame the author's functions for an error of the compiler.
  const copy = admitted(definition, (all) => all);
  return proveScheme(definition as AnyDefinition, (leftOut) => emitScheme(copy, modules, options, leftOut), modules);
}
