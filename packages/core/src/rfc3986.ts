/**
 * The kit's rules of RFC 3986, for the living schemes that it describes; the schemes of RFC 1738 do not load them.
 *
 * @packageDocumentation
 */

export { authority, fragment, pchar, query, segments } from "./rules/rfc3986.ts";
