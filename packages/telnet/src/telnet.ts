import type { Definition, FieldsOf } from "@url1738/core/define";
import { implied, login, sequence } from "@url1738/core/define";
import type { TelnetUrl } from "./telnet-url.ts";
import { type TelnetAccess, telnetAccess } from "./telnet-url.ts";

export type { TelnetAccess, TelnetUrl } from "./telnet-url.ts";

// telneturl = "telnet://" login [ "/" ]
/** The grammar of the text after `telnet:`. @public */
export const schemepart = sequence("//", login, implied("/"));

/** The definition of the scheme `telnet` (RFC 1738 §3.8): its grammar, and how its URLs are accessed. @public */
export const telnetDefinition: Definition<"telnet", FieldsOf<typeof schemepart>, TelnetUrl, TelnetAccess, unknown> = {
  name: "telnet",
  section: "3.8",
  defaultPort: 23,
  schemepart,
  hazards: { lines: ["user", "password"] },
  access: telnetAccess,
};
