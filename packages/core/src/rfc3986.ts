/**
 * The kit's rules of RFC 3986, for living schemes that are described by it; the schemes of RFC 1738 do not load them.
 *
 * @packageDocumentation
 */

export { authority, fragment, pchar, query, segments } from "./rules/rfc3986.ts";
