/**
 * The kit to write a grammar with: the character sets and shared rules of RFC 1738 §5 under their own names, and combinators
 * that read like its notation.
 *
 * @packageDocumentation
 */

export {
  checkLine,
  contextFunction,
  contextLine,
  contextValue,
  invalidContext,
  missingContext,
  unsafeArgument,
} from "./argument.ts";
export * from "./characters.ts";
export {
  checkDecoded,
  checkEscapes,
  decimal,
  decodedCodec,
  decodedText,
  encodedText,
  unescapedText,
} from "./components.ts";
export type { Encoded } from "./escape.ts";
export * from "./grammar.ts";
export { type PrefixWalk, prefixWalker } from "./machines/prefix.ts";
export type { Departure } from "./machines/simulate.ts";
export { simulator } from "./machines/simulator.ts";
export type * from "./nodes.ts";
export { readHostport } from "./read-hostport.ts";
export { type FieldsNamed, type ReplacedFields, type ReplacedValue, type Replacement, replaced } from "./replaced.ts";
export {
  canonicalHost,
  checkHost,
  digits,
  fpath,
  group,
  host,
  hostCodec,
  hostport,
  login,
  plainHost,
  search,
} from "./shared-rules.ts";
export { componentsOf } from "./tree.ts";
