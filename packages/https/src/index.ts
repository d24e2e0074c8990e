/**
 * The schemes `https` and `http` of today.
 *
 * @packageDocumentation
 */

export { type HttpAccess, type HttpsAccess, httpsAccess } from "./access.ts";
export { hintUserinfo as httpsHint } from "./advice.ts";
export { http } from "./http-scheme.ts";
export type { HttpUrl } from "./http-url.ts";
export type { HttpsUrl } from "./https-url.ts";
export { https } from "./scheme.ts";
