/**
 * The definition of the scheme `nntp`, for what needs its grammar.
 *
 * @packageDocumentation
 */

export type { NntpAccess, NntpCommand } from "./access.ts";
export { nntpDefinition, schemepart } from "./nntp.ts";
export type { NntpUrl } from "./nntp-url.ts";
