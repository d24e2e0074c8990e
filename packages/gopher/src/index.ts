/**
 * The scheme `gopher` of RFC 1738.
 *
 * @packageDocumentation
 */

export { access as gopherAccess, type GopherAccess } from "./access.ts";
export type { GopherUrl } from "./gopher-url.ts";
export { gopher } from "./scheme.ts";
export { unknownType as gopherFindings } from "./unknown-type.ts";
