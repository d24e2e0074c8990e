/**
 * The driver for NNTP (RFC 3977), for news and nntp URLs.
 *
 * @packageDocumentation
 */

export { nntpDriver } from "./nntp-driver.ts";
