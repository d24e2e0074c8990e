/**
 * The scheme `nntp` of RFC 1738.
 *
 * @packageDocumentation
 */

export type { NntpAccess, NntpCommand } from "./access.ts";
export type { NntpUrl } from "./nntp-url.ts";
export { nntp } from "./scheme.ts";
