/**
 * The scheme `prospero` of RFC 1738.
 *
 * @packageDocumentation
 */

export type { ProsperoAccess } from "./access.ts";
export { type ProsperoField, type ProsperoUrl, prospero } from "./prospero.ts";
