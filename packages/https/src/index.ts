/**
 * The schemes `https` and `http` of today.
 *
 * @packageDocumentation
 */

// The compiled form of a scheme derived from these imports its functions from this package.
export { canonicalHost6, checkHost6, hintHost6, normaliseUri, spellPath } from "@url1738/rfc3986/runtime";
export { type HttpAccess, type HttpsAccess, httpsAccess } from "./access.ts";
export { hintUserinfo as httpsHint } from "./advice.ts";
export { checkParts as httpsCheckParts } from "./check-parts.ts";
export { http } from "./http.ts";
export type { HttpUrl } from "./http-url.ts";
export { https } from "./https.ts";
export type { HttpsUrl } from "./https-url.ts";
