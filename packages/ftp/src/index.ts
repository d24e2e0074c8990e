/**
 * The scheme `ftp` of RFC 1738.
 *
 * @packageDocumentation
 */

export { access as ftpAccess, type FtpAccess, type FtpCommand, type FtpContext } from "./access.ts";
export { hint as ftpHint } from "./advice.ts";
export type { FtpUrl } from "./ftp-url.ts";
export { ftp } from "./scheme.ts";
