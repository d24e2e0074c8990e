/**
 * The scheme `gopher` of RFC 1738.
 *
 * @packageDocumentation
 */

export type { GopherAccess } from "./access.ts";
export type { GopherUrl } from "./gopher-url.ts";
export { gopher } from "./scheme.ts";
