/**
 * The scheme `telnet` of RFC 1738.
 *
 * @packageDocumentation
 */

export type { TelnetAccess } from "./access.ts";
export { type TelnetUrl, telnet } from "./telnet.ts";
