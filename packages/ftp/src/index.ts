/**
 * The scheme `ftp` of RFC 1738.
 *
 * @packageDocumentation
 */

export type { FtpAccess, FtpCommand, FtpContext } from "./access.ts";
export type { FtpUrl } from "./ftp-url.ts";
export { ftp } from "./scheme.ts";
