/**
 * The scheme `telnet` of RFC 1738.
 *
 * @packageDocumentation
 */

export { access as telnetAccess, type TelnetAccess } from "./access.ts";
export { telnet } from "./scheme.ts";
export type { TelnetUrl } from "./telnet-url.ts";
