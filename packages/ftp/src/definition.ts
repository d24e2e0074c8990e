/**
 * The definition of the scheme `ftp`, for code that needs its grammar.
 *
 * @packageDocumentation
 */

export type { FtpAccess, FtpCommand, FtpContext } from "./access.ts";
export { ftpDefinition, schemepart } from "./ftp.ts";
export type { FtpUrl } from "./ftp-url.ts";
