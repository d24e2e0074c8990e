/**
 * The scheme `ftp` of RFC 1738.
 *
 * @packageDocumentation
 */

export { type FtpUrl, ftp } from "./ftp.ts";
