/**
 * The driver for FTP (RFC 959).
 *
 * @packageDocumentation
 */

export { ftpDriver } from "./ftp-driver.ts";
