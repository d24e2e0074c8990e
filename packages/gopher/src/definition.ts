/**
 * The definition of the scheme `gopher`, for code that needs its grammar.
 *
 * @packageDocumentation
 */

export type { GopherAccess } from "./access.ts";
export { gopherDefinition, schemepart } from "./gopher.ts";
export type { GopherUrl } from "./gopher-url.ts";
