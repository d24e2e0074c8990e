/**
 * RFC 1738 in parts: the generic syntax, the interface of a scheme, and the registry that joins schemes.
 *
 * @packageDocumentation
 */

export { MAX_LENGTH, Url1738Error, type UrlError, type UrlErrorCode, urlErrorOf } from "./errors.ts";
export { type Encoded, octets } from "./escape.ts";
export { encoded, type GenericUrl, type IpSchemePart, ipSchemePart } from "./generic.ts";
export { bnf } from "./machines/bnf.ts";
export { generate, type Pick } from "./machines/generate.ts";
export {
  type AnyUrlOf,
  createRegistry,
  type ParsedUrl,
  type Registry,
  type RegistryOptions,
  type UrlOf,
} from "./registry.ts";
export {
  CONTRACT,
  type Definition,
  defineScheme,
  type Inferred,
  type LooseValue,
  type Parts,
  type Result,
  type Scheme,
  type UrlValue,
  type ValueOf,
} from "./scheme.ts";
