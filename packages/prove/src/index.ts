/**
 * Answers questions that authors of schemes have while they write and test a grammar. Programs that only read URLs do not need it.
 *
 * @packageDocumentation
 */

export { checkDefinition } from "./check-definition.ts";
export type { Fact } from "./checks/check.ts";
export { bnf } from "./grammar/bnf.ts";
export { type Draw, type Drawable, generate, type Seed } from "./grammar/generate.ts";
export { BnfError } from "./languages/bnf-error.ts";
export {
  type ChangedRule,
  compareLanguages,
  type Difference,
  type Grammar,
  type LanguageOptions,
} from "./languages/compare-languages.ts";
export { compareMachines, type Disagreement } from "./languages/compare-machines.ts";
export type { NotationName } from "./languages/notation.ts";
export { type Traced, type TraceStep, trace, type Way } from "./trace.ts";
