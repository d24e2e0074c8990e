/**
 * The names that only the other packages of this repository import, and the types that declarations of the other entries name. They may
 * change in any release.
 *
 * @packageDocumentation
 */

export { Automaton } from "./automaton/automaton.ts";
export type { Expectation } from "./automaton/expectation.ts";
export {
  type Departure,
  type Machine,
  type Reached,
  shortestEnd,
  shortestTo,
  type Walked,
  walked,
} from "./automaton/machine.ts";
export type { End, Line, Nfa, NfaState, Reader, Tag, Tagging } from "./automaton/nfa.ts";
export {
  type AutomatonOptions,
  type Config,
  HERE,
  type State as AutomatonState,
  type Step as AutomatonStep,
  type Watch,
} from "./automaton/state.ts";
export { type Cells, numberText, type OwnerText, type Table, type TableText } from "./automaton/table.ts";
export { throwErrors } from "./errors/definition-errors.ts";
export { inEnglish } from "./errors/english.ts";
export { isList } from "./errors/own-fields.ts";
export { reasonOf } from "./errors/reason-of.ts";
export type { RuleSentence } from "./errors/sentence.ts";
export { notEncoded, typeOf } from "./errors/sentences.ts";
export type { ErrorFacts } from "./errors/url-error.ts";
export { admittedGrammar, type Unchecked } from "./grammar/check-grammar.ts";
export {
  type CodecFacts,
  codecForRule,
  type FunctionFacts,
  factsOf,
  type Recipe,
  type Spared,
  withFacts,
} from "./grammar/facts.ts";
export type * from "./grammar/fields.ts";
export { termsOf } from "./grammar/terms.ts";
export {
  absentText,
  charactersOf,
  children,
  componentsOf,
  type Defaults,
  hasOrder,
  isElement,
  type Labels,
  labelIn,
  occurrencesOf,
  rootOf,
  ruleOf,
  withChildren,
  withComponents,
} from "./grammar/walk.ts";
export type * from "./registry/update.ts";
export type * from "./registry/url-types.ts";
export { encodedCodec } from "./rules/components.ts";
export { sparedHosts, usualHosts, usualNames } from "./rules/shared-rules.ts";
export { admitted } from "./scheme/admitted.ts";
export { explainBeginning } from "./scheme/beginning.ts";
export type { GeneratedScheme } from "./scheme/compiled-scheme.ts";
export type { Declared, Differing, FieldNamed, KeyOf, OneOf, Unfit, ValueOf, Yields } from "./scheme/definition.ts";
export { definitionKeyErrors } from "./scheme/definition-checks.ts";
export { explain, maskedAdvice, recordOf } from "./scheme/explain.ts";
export { type Explained, type Failure, failureAt, type KnownText } from "./scheme/failure.ts";
export { refusedError } from "./scheme/refused-error.ts";
export { refusalOfFix } from "./scheme/refused-escape.ts";
export type { StandardResult, StandardSchema } from "./scheme/result.ts";
export type { SchemeInside, SchemeRules, WholeScheme } from "./scheme/scheme.ts";
export type { SchemeFacts } from "./scheme/scheme-from.ts";
export type { Longest } from "./scheme/scheme-scribe.ts";
export type { Secrets } from "./scheme/secrets.ts";
export { checkSource, rulesOf } from "./scheme/source.ts";
export { brokenEscape, escapeAt, placeAt, writeInstead } from "./scheme/sure-hints.ts";
export type { Loose, LooseValue, NeededIn } from "./scheme/url-value.ts";
export { characterClass } from "./syntax/percent-encoding.ts";
export { schemeEnd } from "./syntax/scheme-name.ts";
export type { ComponentFacts, Element } from "./values/element.ts";
export { indexedError } from "./values/indexed-error.ts";
export { interpreted } from "./values/interpreted.ts";
export type { Leaving } from "./values/refusal.ts";
export type { ComponentPlace, Offsets, RuleErrorOf, Scribe, Transcription } from "./values/scribe.ts";
