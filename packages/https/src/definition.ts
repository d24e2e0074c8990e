/**
 * The definition of the scheme `https`, for what needs its grammar.
 *
 * @packageDocumentation
 */

export { httpsDefinition } from "./https.ts";
export type { HttpsAccess } from "./https-access.ts";
export type { HttpsUrl } from "./https-url.ts";
