import { type Scheme, uncheckedScheme } from "@url1738/core";
import { implied, login, type Place, sequence } from "@url1738/core/grammar";
import { access, type TelnetAccess } from "./access.ts";

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

function hint({ text, found }: Place): string | undefined {
  return found !== "" && /^[^:]*:\/\/[^/]+\//.test(text)
    ? "Leave it out: nothing follows the / of a telnet URL."
    : undefined;
}

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
