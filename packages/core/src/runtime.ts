/**
 * The functions that generated schemes and their `access` import at run time, and those that the compiler analyses grammars with. They
 * leave out the checks of `./define`, which most programs never run.
 *
 * @packageDocumentation
 */

export { Automaton, type AutomatonOptions } from "./automaton/automaton.ts";
export { grammarMachine, simulator } from "./automaton/grammar-machine.ts";
export { following, type Label, labelOf } from "./automaton/label.ts";
export { type Departure, type Machine, PRINTABLE, type Walked, walked } from "./automaton/machine.ts";
export { type Nfa, nfaOf, type Tag, type Tagging, TooLarge } from "./automaton/nfa.ts";
export type { Walk } from "./automaton/runs.ts";
export { type Reached, shortestTo } from "./automaton/shortest-to.ts";
export { HERE, type State as AutomatonState, type Step as AutomatonStep, type Watch } from "./automaton/state.ts";
export {
  type Cells,
  cellsOf,
  numberText,
  type OwnerText,
  type Table,
  type TableText,
  widthOf,
} from "./automaton/table.ts";
export { tableMachine } from "./automaton/table-machine.ts";
export { CONTRACT, checkCompiled } from "./errors/check-version.ts";
export { inEnglish } from "./errors/english.ts";
export { ownFields } from "./errors/own-fields.ts";
export type { Advice, Params, RuleSentence, Sentence } from "./errors/sentence.ts";
export {
  adviceFields,
  type ErrorFacts,
  invalidDefinition,
  OTHER,
  Url1738Error,
  type UrlError,
  urlError,
  urlErrorOf,
} from "./errors/url-error.ts";
export {
  type CodecFacts,
  codecFacts,
  type FunctionFacts,
  functionFacts,
  type Recipe,
  type Spared,
  withFacts,
} from "./grammar/facts.ts";
export type * from "./grammar/fields.ts";
export type * from "./grammar/nodes.ts";
export type { FieldsNamed, ReplacedFields, ReplacedValue } from "./grammar/replaced.ts";
export {
  absentText,
  children,
  componentsOf,
  hasOrder,
  isElement,
  occurrencesOf,
  secretsOf,
} from "./grammar/walk.ts";
export type {
  AccessIn,
  ByScheme,
  ContextOf,
  Direct,
  NeededFor,
  NotAmong,
  PartsNamed,
  SchemeIn,
  TakesContext,
  Through,
  UrlNamed,
  UrlsOf,
} from "./registry/url-types.ts";
export { checkDecodedBy } from "./rules/check-decoded.ts";
export {
  asIs,
  asWritten,
  atMost,
  decodedSpeller,
  encodedCodec,
  escapesAmong,
  flagSpeller,
  isThere,
  lowerCase,
  readDigits,
  spellDigits,
} from "./rules/components.ts";
export { canonicalHost, checkHost, readHostport } from "./rules/host.ts";
export { ipPlaces, ipSchemePart } from "./rules/ip-scheme-part.ts";
export { wordReader } from "./rules/one-word.ts";
export { sparedHosts } from "./rules/shared-rules.ts";
export {
  checkLine,
  contextFunction,
  contextLine,
  invalidContext,
  missingContext,
  unsafeArgument,
} from "./scheme/access-arguments.ts";
export {
  type AccessFunction,
  accessUnder,
  type ByProtocol,
  type UnderAnyName,
  type WithAccess,
} from "./scheme/access-as.ts";
export { compiledScheme, type GeneratedScheme } from "./scheme/compiled-scheme.ts";
export { crossChecked } from "./scheme/cross-checked.ts";
export type {
  Definition,
  Differing,
  FieldNamed,
  KeyOf,
  Unfit,
  ValueError,
  ValueOf,
  Yields,
} from "./scheme/definition.ts";
export { departureError, type Explained, maskedAdvice, ruleUrlError } from "./scheme/explain.ts";
export type { GenericUrl } from "./scheme/generic-scheme.ts";
export { guardedScheme } from "./scheme/guarded-scheme.ts";
export type { Finding, OwnFinding, Severity } from "./scheme/hazards.ts";
export { partsChecked } from "./scheme/parts-checked.ts";
export { refusalOfFix } from "./scheme/refusal-of-fix.ts";
export type { StandardResult, StandardSchema } from "./scheme/result.ts";
export type { Scheme, SchemeRules } from "./scheme/scheme.ts";
export type { SchemeFacts } from "./scheme/scheme-of.ts";
export type { Longest } from "./scheme/scheme-scribe.ts";
export { checkSource, type Habits, isFinal, rulesOf, type Source } from "./scheme/source.ts";
export type { Described } from "./scheme/spans.ts";
export { brokenEscape, escapeAdvice, neededEscape, placeAt, placeFields, writeInstead } from "./scheme/sure-hints.ts";
export type { Loose, LooseValue, NeededIn, UrlValue } from "./scheme/url-value.ts";
export type { CharacterSet } from "./syntax/character-set.ts";
export { characterClass, decode, escapeOctet, escapesOf, normalise, UNUSUAL } from "./syntax/percent-encoding.ts";
export { schemeEnd, schemeOf } from "./syntax/scheme-name.ts";
export { type ComponentFacts, componentElement, type Element, spelt } from "./values/element.ts";
export { cut, type Generated, generatedScribe, inRows, later, lazyTable, plain } from "./values/generated.ts";
export { interpreted } from "./values/interpreted.ts";
export { isEmptyList, itemsOf, listElement, readItems } from "./values/list.ts";
export { hasPartialChoice, namesNeeded, ofOneAlternative } from "./values/of-one-alternative.ts";
export { readBack, readsValue } from "./values/read-back.ts";
export { checkLead, inOrder, isSameValue, refuseMissing } from "./values/record.ts";
export { type Leaving, Refusal } from "./values/refusal.ts";
export {
  type ComponentPlace,
  errorsIn,
  type Offsets,
  type RuleErrorOf,
  recordElement,
  refuseBeside,
  type Scribe,
  type Transcription,
} from "./values/scribe.ts";
export { plannedWrite } from "./values/writer.ts";
