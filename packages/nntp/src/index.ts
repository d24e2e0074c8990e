/**
 * The scheme `nntp` of RFC 1738.
 *
 * @packageDocumentation
 */

export { type NntpUrl, nntp } from "./nntp.ts";
