import { type Scheme, uncheckedScheme } from "@url1738/core";
import { implied, login, type Place, sequence } from "@url1738/core/grammar";
import { access, type TelnetAccess } from "./access.ts";
import type { TelnetUrl } from "./telnet-url.ts";

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
