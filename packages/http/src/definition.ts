/**
 * The definition of the scheme `http`, for code that needs its grammar.
 *
 * @packageDocumentation
 */

export type { HttpAccess } from "./access.ts";
export { httpDefinition, schemepart } from "./http.ts";
export type { HttpUrl } from "./http-url.ts";
