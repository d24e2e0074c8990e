/**
 * Grammars, their machines and the errors of their texts, for tools: all that is known of a scheme besides its methods.
 *
 * Nodes are data, of a closed list of kinds, and nothing changes them. A machine reads any text in linear time, interpreted or compiled, by
 * whichever copy of core; a state belongs to the machine that returned it. `walked` ends at the longest prefix that a text of the grammar
 * shares. Offsets are UTF-16 code units of the whole text. An error quotes no secret.
 *
 * @packageDocumentation
 */

// Machines: finding URLs in texts, repairs, spans, tests of languages.
export { machineOf } from "./automaton/automaton.ts";
export { type Derivation, derivationOf } from "./automaton/derivation.ts";
export {
  accepts,
  type Machine,
  type Mismatch,
  shortestEnd,
  shortestTo,
  type Walked,
  walked,
} from "./automaton/machine.ts";
// Failures: why a text is no URL, told as core tells it.
export { inEnglish } from "./errors/english.ts";
// Nodes and walks: checks of grammars, and whatever computes over each kind of node.
export { admittedGrammar } from "./grammar/check-grammar.ts";
export {
  children,
  componentsOf,
  isElement,
  type Labels,
  labelIn,
  occurrencesOf,
  rootOf,
  withChildren,
} from "./grammar/walk.ts";
export { explain, maskedAdvice, recordOf } from "./scheme/explain.ts";
export { type Explained, type Failure, failureAt, type KnownText } from "./scheme/failure.ts";
export { refusalOfFix } from "./scheme/refused-escape.ts";
// Sources: the rules of a text, from a scheme or a registry of any copy of core.
export type { SchemeRules, WholeScheme } from "./scheme/scheme.ts";
export type { Secrets } from "./scheme/secrets.ts";
export { checkSource, rulesOf } from "./scheme/source.ts";
export { brokenEscape, escapeAt, placeAt } from "./scheme/sure-hints.ts";
export { schemeEnd } from "./syntax/scheme-name.ts";
export { indexedError } from "./values/indexed-error.ts";
export type { ComponentPlace, Reading, RuleErrorOf } from "./values/scribe.ts";
