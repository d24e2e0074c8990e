/**
 * The scheme `https`, derived from `http`.
 *
 * @packageDocumentation
 */

export type { HttpsAccess } from "./https-access.ts";
export type { HttpsUrl } from "./https-url.ts";
export { https } from "./scheme.ts";
