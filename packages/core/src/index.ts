/**
 * RFC 1738 in parts: the generic syntax, the interface of a scheme, and the registry that joins schemes.
 *
 * @packageDocumentation
 */

export type { AccessIn, AccessOf, ContextOf, Direct, TakesContext, Through, Via } from "./access-in.ts";
export { type AuditSource, audit } from "./audit.ts";
export type { CharacterSet } from "./characters.ts";
export { CONTRACT, isScheme } from "./contract.ts";
export { defineScheme } from "./define-scheme.ts";
export { type Changes, type Derived, deriveScheme } from "./derive-scheme.ts";
export { type Change, diagnose, type Repair, repair, type Source } from "./diagnose.ts";
export { MAX_LENGTH, Url1738Error, type UrlError, type UrlErrorCode, urlErrorOf } from "./errors.ts";
export { type Encoded, octets } from "./escape.ts";
export { encoded, type GenericUrl, type IpSchemePart, ipSchemePart } from "./generic.ts";
export type { Finding, Hazards, Severity } from "./hazards.ts";
export { bnf } from "./machines/bnf.ts";
export { generate, type Pick } from "./machines/generate.ts";
export { makeScheme } from "./make-scheme.ts";
export type * from "./nodes.ts";
export { passwordsIn, type RedactOptions, redact } from "./inspect/redact.ts";
export { createRedactor, type Redactor, type RedactorOptions } from "./inspect/redactor.ts";
export type { Stretch } from "./inspect/secrets/stretches.ts";
export {
  type AnyUrlOf,
  createRegistry,
  type ParsedUrl,
  type Registry,
  type RegistryOptions,
  type SchemeIn,
  type UrlOf,
} from "./registry.ts";
export type { FieldsNamed, ReplacedValue, Replacement } from "./replaced.ts";
export type {
  Definition,
  Grammar,
  Inferred,
  LooseValue,
  Parts,
  Result,
  Scheme,
  UrlValue,
  ValueOf,
} from "./scheme.ts";
export type { StandardResult, StandardSchema } from "./standard-schema.ts";
