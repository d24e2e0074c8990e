/**
 * The schemes `https` and `http` of today.
 *
 * @packageDocumentation
 */

export type { HttpAccess, HttpsAccess } from "./access.ts";
export { http } from "./http-scheme.ts";
export type { HttpUrl } from "./http-url.ts";
export type { HttpsUrl } from "./https-url.ts";
export { https } from "./scheme.ts";
