/**
 * The scheme `ftp` of RFC 1738.
 *
 * @packageDocumentation
 */

export type { FtpAccess, FtpCommand, FtpContext } from "./access.ts";
export { type FtpUrl, ftp } from "./ftp.ts";
