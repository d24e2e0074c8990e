import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import type { TelnetAccess } from "./access.ts";
import { telnetDefinition } from "./telnet.ts";
import type { TelnetUrl } from "./telnet-url.ts";

/**
 * The scheme `telnet` (RFC 1738 §3.8). The built package contains it in compiled form.
 *
 * @public
 */
export const telnet: Scheme<TelnetUrl, TelnetAccess, unknown, "host"> = defineScheme(telnetDefinition);
