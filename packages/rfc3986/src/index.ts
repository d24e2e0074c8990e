/**
 * Rules of RFC 3986, for authors of schemes that it describes. The schemes of RFC 1738 do not load them.
 *
 * @packageDocumentation
 */

export { host6, hostCodec6, hostport6 } from "./host6.ts";
export { canonicalHost6, checkHost6, hintHost6 } from "./ipv6.ts";
export { authority, fragment, pathAbempty, pchar, query } from "./rules.ts";
export { uriText } from "./uri-text.ts";
