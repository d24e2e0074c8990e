/**
 * The scheme `http` of RFC 1738.
 *
 * @packageDocumentation
 */

export type { HttpAccess } from "./access.ts";
export { type HttpUrl, http } from "./http.ts";
