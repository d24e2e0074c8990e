/**
 * The definition of the scheme `nntp`, for code that needs its grammar.
 *
 * @packageDocumentation
 */

export type { NntpAccess, NntpCommand } from "./access.ts";
export { nntpDefinition, schemepart } from "./nntp.ts";
export type { NntpUrl } from "./nntp-url.ts";
