/**
 * Relative references: RFC 1808, and RFC 3986 §5 for schemes whose URLs have a fragment.
 *
 * @packageDocumentation
 */

export { isRelative } from "./is-relative.ts";
export { relate } from "./relate.ts";
export { resolve, safeResolve, type UrlSource } from "./resolve.ts";
