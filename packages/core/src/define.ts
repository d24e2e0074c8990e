/**
 * The kit for authors of schemes: the character sets and shared rules of RFC 1738 §5 under their own names, combinators that read like its
 * notation, and functions that make a scheme from a definition or use the definition.
 *
 * @packageDocumentation
 */

export type { Advice, RuleSentence, Sentence } from "./errors/sentence.ts";
export { type ErrorFacts, urlError } from "./errors/url-error.ts";
export {
  choice,
  component,
  implied,
  keyword,
  list,
  many,
  optional,
  otherwise,
  rule,
  sequence,
  some,
  times,
} from "./grammar/combinators.ts";
export { call, unlike } from "./grammar/facts.ts";
export type { AbsentValue, Alternative, Concat, Field, Fields, FieldsOf, Only, RecordOf } from "./grammar/fields.ts";
export type * from "./grammar/nodes.ts";
export { checkDecoded, checkEscapes, checkRule } from "./rules/check-decoded.ts";
export {
  type DecimalOptions,
  decimal,
  decodedCodec,
  decodedText,
  encodedCodec,
  encodedText,
  flag,
  unescapedText,
} from "./rules/components.ts";
export { oneWord, type WordOptions } from "./rules/one-word.ts";
export {
  digits,
  fpath,
  group,
  host,
  hostCodec,
  hostname,
  hostport,
  login,
  port,
  search,
  userAt,
  usualHosts,
  usualNames,
} from "./rules/shared-rules.ts";
export { defineScheme } from "./scheme/define-scheme.ts";
export {
  type AnyDefinition,
  type Definition,
  type Inferred,
  schemeDefinition,
} from "./scheme/definition.ts";
export type { Hazards, OwnFinding } from "./scheme/hazards.ts";
// The main entry exports this type as well, but an author's declarations name it, and TypeScript looks only in imported modules.
export type { Scheme } from "./scheme/scheme.ts";
export { type CharacterSet, oneOf, set, without } from "./syntax/character-set.ts";
export {
  alpha,
  alphadigit,
  digit,
  escape,
  extra,
  hex,
  hialpha,
  lowalpha,
  national,
  punctuation,
  reserved,
  safe,
  uchar,
  unreserved,
  xchar,
} from "./syntax/characters.ts";
export type { Encoded } from "./syntax/percent-encoding.ts";
export type { ValueError } from "./values/cross-checked.ts";
