/**
 * The definitions of the schemes `https` and `http`, for code that needs their grammar.
 *
 * @packageDocumentation
 */

export type { HttpAccess, HttpsAccess } from "./access.ts";
export { schemepart } from "./grammar.ts";
export { httpDefinition } from "./http.ts";
export type { HttpUrl } from "./http-url.ts";
export { httpsDefinition } from "./https.ts";
export type { HttpsUrl } from "./https-url.ts";
