import { type Scheme, uncheckedScheme } from "@url1738/core";
import { fpath, login, oneOf, optional, rule, sequence, unescapedText } from "@url1738/core/grammar";
import { access, type FtpAccess, type FtpContext } from "./access.ts";
import { hint, hintType, meant } from "./advice.ts";
import type { FtpUrl } from "./ftp-url.ts";
import { readType } from "./read-type.ts";

// ftptype = "A" | "I" | "D" | "a" | "i" | "d"
const ftptype = rule("ftptype", oneOf("AIDaid"));

// ftpurl = "ftp://" login [ "/" fpath [ ";type=" ftptype ]]
export const schemepart = sequence(
  "//",
  login,
  optional("/", fpath("cwd"), optional(";type=", unescapedText("type", ftptype, readType, { hint: hintType }))),
);

/**
 * The scheme `ftp` (RFC 1738 §3.2).
 *
 * @public
 */
export const ftp: Scheme<FtpUrl, FtpAccess, FtpContext> = uncheckedScheme({
  name: "ftp",
  section: "3.2",
  defaultPort: 21,
  schemepart,
  value: (scheme, user, password, host, port, cwd, name, type): FtpUrl => ({
    scheme,
    user,
    password,
    host,
    port,
    cwd,
    name,
    type,
  }),
  hint,
  meant,
  hazards: { lines: ["user", "password", "cwd", "name"] },
  access,
});
