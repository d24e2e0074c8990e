/**
 * Compiles URL schemes made with `@url1738/core` into modules that read and write without a grammar.
 *
 * @packageDocumentation
 */

export { CompileError, type CompileErrorCode } from "./automaton/compile-error.ts";
export { type Compiled, compileScheme } from "./compile-scheme.ts";
export type { Compilable, CompileOptions } from "./emit/compilable.ts";
export type { Modules } from "./emit/functions.ts";
export type { LeftOutShortcut } from "./proof/left-out-shortcut.ts";
