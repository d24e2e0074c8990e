/**
 * RFC 1738 in parts: the generic syntax, the interface of a scheme, and the registry that joins schemes.
 *
 * @packageDocumentation
 */

export { advice } from "./advice/advice.ts";
export { type Drawable, generate, type Pick, type Seed } from "./automaton/generate.ts";
export type { Departure, Machine } from "./automaton/machine.ts";
export { type PrefixWalk, prefixWalker } from "./automaton/prefix-walker.ts";
export { CONTRACT } from "./contract/contract.ts";
export { ownFields } from "./contract/own-fields.ts";
export type { Advice, Fix, Params, Sentence } from "./errors/sentence.ts";
export { MAX_LENGTH } from "./errors/too-long-error.ts";
export {
  type Facts,
  Url1738Error,
  type UrlError,
  type UrlErrorCode,
  urlError,
  urlErrorOf,
} from "./errors/url-error.ts";
export type { Explained } from "./explain/explain.ts";
export { bnf } from "./grammar/bnf.ts";
export type * from "./grammar/fields.ts";
export type * from "./grammar/nodes.ts";
export type { FieldsNamed, ReplacedValue, Replacement } from "./grammar/replaced.ts";
export { applyFixes, type Fixed } from "./inspect/apply-fixes.ts";
export { type AuditSource, audit } from "./inspect/audit.ts";
export { diagnose } from "./inspect/diagnose.ts";
export { type Change, type Repair, type RepairOptions, repair } from "./inspect/repair.ts";
export { secretsIn } from "./inspect/secrets-in.ts";
export { services } from "./inspect/services.ts";
export type { Span } from "./inspect/span.ts";
export { spans } from "./inspect/spans.ts";
export type { Described, SpanSource } from "./inspect/survey.ts";
export { isHiddenAt } from "./redact/hidden-at.ts";
export { passwordsIn, redact } from "./redact/redact.ts";
export { createRedactor, type Redactor } from "./redact/redactor.ts";
export type { RedactOptions, RedactorOptions } from "./redact/settings.ts";
export type { Stretch } from "./redact/stretches.ts";
export type {
  AccessIn,
  AccessOf,
  ContextOf,
  Direct,
  TakesContext,
  Through,
  Via,
} from "./registry/access-types.ts";
export { createRegistry, type Registry, type RegistryOptions } from "./registry/registry.ts";
export { type SafeResult, safeAccess, safeBuild, safeFormat } from "./registry/safe.ts";
export type {
  AnyUrlOf,
  ByScheme,
  ParsedUrl,
  PartsNamed,
  PartsOf,
  SchemeIn,
  UrlNamed,
  UrlOf,
  UrlsOf,
} from "./registry/url-types.ts";
export { encoded } from "./rules/encoded.ts";
export { type IpSchemePart, ipSchemePart } from "./rules/ip-scheme-part.ts";
export { defineScheme } from "./scheme/define-scheme.ts";
export {
  type AnyDefinition,
  type Definition,
  type Inferred,
  schemeDefinition,
  type ValueFault,
  type ValueOf,
  type Yields,
} from "./scheme/definition.ts";
export { type Changes, type Derived, derivedDefinition, deriveScheme } from "./scheme/derive-scheme.ts";
export type { GenericUrl } from "./scheme/generic-scheme.ts";
export type { Finding, Hazards, OwnFinding, Severity } from "./scheme/hazards.ts";
export { isScheme } from "./scheme/is-scheme.ts";
export type { LooseParts, LooseValue } from "./scheme/loose-parts.ts";
export type { Result } from "./scheme/result.ts";
export type { Scheme, SchemeRules } from "./scheme/scheme.ts";
export type { Advise, Habits, Source } from "./scheme/source.ts";
export type { StandardResult, StandardSchema } from "./scheme/standard-schema.ts";
export { uncheckedScheme } from "./scheme/unchecked-scheme.ts";
export type { UrlValue } from "./scheme/url-value.ts";
export type { CharacterSet } from "./syntax/character-set.ts";
export type { Encoded } from "./syntax/encoded.ts";
export { escapeOctet, fromOctets, octets } from "./syntax/percent-encoding.ts";
export type { ComponentPlace, FaultOf } from "./values/component-place.ts";
