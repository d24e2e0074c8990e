/**
 * The scheme `nntp` of RFC 1738.
 *
 * @packageDocumentation
 */

export { access as nntpAccess, type NntpAccess, type NntpCommand } from "./access.ts";
export { hint as nntpHint } from "./advice.ts";
export type { NntpUrl } from "./nntp-url.ts";
export { nntp } from "./scheme.ts";
