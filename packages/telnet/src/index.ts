/**
 * The scheme `telnet` of RFC 1738.
 *
 * @packageDocumentation
 */

export type { TelnetAccess } from "./access.ts";
export { telnet } from "./telnet.ts";
export type { TelnetUrl } from "./telnet-url.ts";
