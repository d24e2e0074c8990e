/**
 * What generated schemes import at run time, and what their compiler needs to know of grammars.
 *
 * @packageDocumentation
 */

export type { CharacterSet } from "../characters.ts";
export { asIs, asWritten, atMost, checkEscapes, decodedSpeller, readDigits, spellDigits } from "../components.ts";
export { CONTRACT } from "../contract.ts";
export { Url1738Error, type UrlError } from "../errors.ts";
export { decode, normalise } from "../escape.ts";
export { hintHost, hintPassword, hintPort, hintUser } from "../login-hints.ts";
export { automaton, type Front } from "../machines/automaton.ts";
export { absentText } from "../machines/read.ts";
export { takesAnyText } from "../machines/regexp.ts";
export { type Departure, departure } from "../machines/simulate.ts";
export type * from "../nodes.ts";
export type { Definition, Scheme, UrlValue } from "../scheme.ts";
export { canonicalHost, checkHost } from "../shared-rules.ts";
export { children, componentsOf, isElement, ruleOf } from "../tree.ts";
export { checkDecoded } from "./check-decoded.ts";
export { type ComponentText, componentElement, type Element, Refusal, type Site } from "./elements.ts";
export { unitFinder } from "./find-unit.ts";
export { isEmptyList, itemsAt, itemsOf, listElement, SEPARATORS } from "./lists.ts";
export { grammarMachine, type Hint, type Machine, tableMachine } from "./machine.ts";
export {
  type Found,
  type Generated,
  hasFaults,
  inOrder,
  ownTable,
  type Parts,
  type Read,
  recordElement,
  refuseBeside,
  refuseMissing,
  Unit,
  type Write,
} from "./parts.ts";
export {
  type CompiledScheme,
  checkLead,
  compiledScheme,
  explainUrl,
  formatUrl,
  type GeneratedScheme,
  type Longest,
  readUrl,
  SchemeUnit,
  testUrl,
} from "./scheme.ts";
export { type Cells, cellsOf, numberText, type OwnerText, type Table, type TableText, widthOf } from "./table.ts";
