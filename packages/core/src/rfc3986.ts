/**
 * Rules of RFC 3986, for authors of schemes that it describes. The schemes of RFC 1738 do not load them.
 *
 * @packageDocumentation
 */

export { authority, fragment, pchar, query, segments } from "./rules/rfc3986.ts";
