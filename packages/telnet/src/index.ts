/**
 * The scheme `telnet` of RFC 1738.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { telnetDefinition } from "./telnet.ts";
import type { TelnetAccess, TelnetUrl } from "./telnet-url.ts";

export { type TelnetAccess, type TelnetUrl, telnetAccess } from "./telnet-url.ts";

/**
 * The scheme `telnet` (RFC 1738 §3.8). The built package contains it in compiled form.
 *
 * @public
 */
export const telnet: Scheme<TelnetUrl, TelnetAccess, unknown, "host"> = defineScheme(telnetDefinition);
