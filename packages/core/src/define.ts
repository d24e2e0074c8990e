/**
 * The kit to write a grammar with: the character sets and shared rules of RFC 1738 §5 under their own names, and combinators
 * that read like its notation.
 *
 * @packageDocumentation
 */

export {
  type AccessFunction,
  accessAs,
  type ByProtocol,
  type UnderAnyName,
  type WithAccess,
} from "./access/access-as.ts";
export {
  checkLine,
  contextFunction,
  contextLine,
  contextValue,
  invalidContext,
  missingContext,
  unsafeArgument,
} from "./access/arguments.ts";
export type { Departure } from "./automaton/machine.ts";
export { simulator } from "./automaton/simulator.ts";
export type { Advice, Fix, Params, Sentence } from "./errors/sentence.ts";
export * from "./grammar/combinators.ts";
export type * from "./grammar/fields.ts";
export type * from "./grammar/nodes.ts";
export {
  type FieldsNamed,
  type ReplacedFields,
  type ReplacedValue,
  type Replacement,
  replaced,
} from "./grammar/replaced.ts";
export { componentsOf } from "./grammar/walk.ts";
export { checkDecoded } from "./rules/check-decoded.ts";
export { checkEscapes, decimal, decodedCodec, decodedText, encodedText, unescapedText } from "./rules/components.ts";
export { flag } from "./rules/flag.ts";
export { canonicalHost, checkHost } from "./rules/host.ts";
export { hintHost6, host6, hostport6 } from "./rules/hostport6.ts";
export { canonicalHost6, checkHost6 } from "./rules/ipv6.ts";
export { oneWord, type WordOptions } from "./rules/one-word.ts";
export { type Parameter, parameters } from "./rules/parameters.ts";
export { readHostport } from "./rules/read-hostport.ts";
export {
  digits,
  fpath,
  group,
  host,
  hostCodec,
  hostport,
  login,
  search,
  userAt,
} from "./rules/shared-rules.ts";
export * from "./syntax/character-set.ts";
export * from "./syntax/characters.ts";
export type { Encoded } from "./syntax/encoded.ts";
