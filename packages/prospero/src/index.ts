/**
 * The scheme `prospero` of RFC 1738.
 *
 * @packageDocumentation
 */

export { access as prosperoAccess, type ProsperoAccess } from "./access.ts";
export type { ProsperoField, ProsperoUrl } from "./prospero-url.ts";
export { prospero } from "./scheme.ts";
