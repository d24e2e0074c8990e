/**
 * What generated schemes import at run time, and what their compiler needs to know of grammars.
 *
 * @packageDocumentation
 */

export { type AccessFunction, accessUnder, type UnderAnyName } from "../access/access-as.ts";
export { CONTRACT } from "../contract/contract.ts";
export { Url1738Error, type UrlError } from "../errors/url-error.ts";
export { citedSections } from "../grammar/cited-sections.ts";
export { escapedBeforeHost } from "../grammar/escaped-before-host.ts";
export type * from "../grammar/nodes.ts";
export { secretsOf } from "../grammar/secrets-of.ts";
export { children, componentsOf, endsWithMark, isElement, occurrencesOf, ruleOf } from "../grammar/walk.ts";
export { absentText } from "../machines/absent.ts";
export { automaton, type Front } from "../machines/automaton.ts";
export { departureAt, grammarMachine } from "../machines/grammar-machine.ts";
export { inOrder, refuseMissing } from "../machines/in-order.ts";
export type { Departure, Machine } from "../machines/machine.ts";
export { Refusal } from "../machines/refusal.ts";
export { takesAnyText } from "../machines/repeated-set.ts";
export { asIs, asWritten, atMost, decodedSpeller, escapesAmong, readDigits, spellDigits } from "../rules/components.ts";
export { flagSpeller, isThere } from "../rules/flag.ts";
export { canonicalHost, checkHost } from "../rules/host.ts";
export { hintHost6 } from "../rules/hostport6.ts";
export { canonicalHost6, checkHost6 } from "../rules/ipv6.ts";
export { wordReader } from "../rules/one-word.ts";
export { crossChecked } from "../scheme/cross-checked.ts";
export type { Definition } from "../scheme/definition.ts";
export { checkLead } from "../scheme/formatter.ts";
export type { Scheme } from "../scheme/scheme.ts";
export type { UrlValue } from "../scheme/url-value.ts";
export { characterClass } from "../syntax/character-class.ts";
export type { CharacterSet } from "../syntax/character-set.ts";
export { normalise } from "../syntax/encoded.ts";
export { escapeDigits } from "../syntax/escape-digits.ts";
export { decode } from "../syntax/percent-encoding.ts";
export { checkDecoded } from "./check-decoded.ts";
export { type ComponentText, componentElement, type Element, type Site, spelt } from "./elements.ts";
export { later } from "./later.ts";
export { isEmptyList, itemsOf, listElement, readItems } from "./lists.ts";
export {
  cut,
  type Found,
  type Generated,
  hasFaults,
  ownTable,
  type Parts,
  type Read,
  recordElement,
  refuseBeside,
  Unit,
  type Write,
} from "./parts.ts";
export { plain } from "./plain.ts";
export { compiledScheme, guardedScheme } from "./scheme.ts";
export type { GeneratedScheme, Longest } from "./scheme-unit.ts";
export { type Cells, cellsOf, numberText, type OwnerText, type Table, type TableText, widthOf } from "./table.ts";
export { tableMachine } from "./table-machine.ts";
