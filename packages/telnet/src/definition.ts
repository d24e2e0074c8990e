/**
 * The definition of the scheme `telnet`, for code that needs its grammar.
 *
 * @packageDocumentation
 */

export type { TelnetAccess } from "./access.ts";
export { schemepart, telnetDefinition } from "./telnet.ts";
export type { TelnetUrl } from "./telnet-url.ts";
