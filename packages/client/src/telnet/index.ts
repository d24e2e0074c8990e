/**
 * The driver for Telnet (RFC 854).
 *
 * @packageDocumentation
 */

export { telnetDriver } from "./telnet-driver.ts";
