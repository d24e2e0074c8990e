import { type Scheme, uncheckedScheme } from "@url1738/core";
import { implied, login, sequence } from "@url1738/core/grammar";
import { access, type TelnetAccess } from "./access.ts";
import { hint } from "./advice.ts";
import type { TelnetUrl } from "./telnet-url.ts";

// telneturl = "telnet://" login [ "/" ]
export const schemepart = sequence("//", login, implied("/"));

/**
 * The scheme `telnet` (RFC 1738 §3.8).
 *
 * @public
 */
export const telnet: Scheme<TelnetUrl, TelnetAccess> = uncheckedScheme({
  name: "telnet",
  section: "3.8",
  defaultPort: 23,
  schemepart,
  value: (scheme, user, password, host, port): TelnetUrl => ({ scheme, user, password, host, port }),
  hint,
  hazards: { lines: ["user", "password"] },
  access,
});
