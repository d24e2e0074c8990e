/**
 * What authors of schemes ask of a grammar while they write and test it: programs that only read URLs do not need it.
 *
 * @packageDocumentation
 */

export { bnf, generate } from "@url1738/core/define";
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
