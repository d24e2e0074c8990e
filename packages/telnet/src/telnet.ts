import { makeScheme, type Scheme } from "@url1738/core";
import { implied, login, sequence } from "@url1738/core/grammar";
import { access, type TelnetAccess } from "./access.ts";
import { hint } from "./advice.ts";

/**
 * A Telnet URL (RFC 1738 §3.8): an interactive service. User and password are only advice to whoever logs in.
 *
 * @public
 */
export interface TelnetUrl {
  /** Always `"telnet"`. */
  scheme: "telnet";
  /** The user name, decoded; without one, absent (an empty one is `""`). */
  user?: string | undefined;
  /** The password, decoded; never without a user name. */
  password?: string | undefined;
  /** The host: a name in lower case, or four decimal numbers. */
  host: string;
  /** The port, 0-65535; 23 when the URL names none. */
  port: number;
}

// telneturl = "telnet://" login [ "/" ]
export const schemepart = sequence("//", login, implied("/"));

/**
 * The scheme `telnet` (RFC 1738 §3.8).
 *
 * @public
 */
export const telnet: Scheme<TelnetUrl, TelnetAccess> = makeScheme({
  name: "telnet",
  section: "3.8",
  defaultPort: 23,
  schemepart,
  value: (scheme, user, password, host, port): TelnetUrl => ({ scheme, user, password, host, port }),
  hint,
  hazards: { lines: ["user", "password"] },
  access,
});
