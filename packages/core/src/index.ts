/**
 * Schemes of RFC 1738, and the registry that joins them, for people who use URLs.
 *
 * @packageDocumentation
 */

export type { Span } from "@url1738/redact/masking";
export { CONTRACT } from "./errors/check-version.ts";
export type { Edit, Fix, Params } from "./errors/sentence.ts";
export { MAX_LENGTH, Url1738Error, type UrlError, type UrlErrorCode, urlErrorOf } from "./errors/url-error.ts";
export { createRegistry, type Registry, type RegistryOptions } from "./registry/registry.ts";
export { type SafeResult, safeAccess, safeBuild, safeFormat, safeNormalize } from "./registry/safe.ts";
export { safeUpdate, update } from "./registry/update.ts";
export type { AccessOf, AnyUrlOf, ParsedUrl, PartsOf, UrlOf, Via } from "./registry/url-types.ts";
export { encoded } from "./rules/schemepart.ts";
export type { GenericUrl } from "./scheme/generic-scheme.ts";
export type { Severity } from "./scheme/hazards.ts";
export type { Result } from "./scheme/result.ts";
export type { Scheme } from "./scheme/scheme.ts";
export { type Advise, type Habits, isScheme, type RuleSource, type Source } from "./scheme/source.ts";
export type { LooseParts, UrlValue } from "./scheme/url-value.ts";
export { type Encoded, escapeOctet, fromOctets, type MadeByEncodedOrBuild, octets } from "./syntax/percent-encoding.ts";
