import { type Scheme, uncheckedScheme } from "@url1738/core";
import { fpath, login, oneOf, optional, type Place, rule, sequence, unescapedText } from "@url1738/core/grammar";
import { access, type FtpAccess, type FtpContext } from "./access.ts";
import type { FtpUrl } from "./ftp-url.ts";

// ftptype = "A" | "I" | "D" | "a" | "i" | "d"
const ftptype = rule("ftptype", oneOf("AIDaid"));

const lowerCase = (text: string) => text.toLowerCase() as "a" | "i" | "d";

// ftpurl = "ftp://" login [ "/" fpath [ ";type=" ftptype ]]
export const schemepart = sequence(
  "//",
  login,
  optional(
    "/",
    fpath("cwd"),
    optional(";type=", unescapedText("type", ftptype, lowerCase, { hint: () => "The type code is a, i or d." })),
  ),
);

/** A `;` that begins no type code. */
function hint({ text, index }: Place): string | undefined {
  return /;(?:t(?:y(?:pe?)?)?)?$/.test(text.slice(0, index))
    ? "A ; begins the type code, as in ;type=a. One that belongs to the name is written %3B."
    : undefined;
}

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
  meant: (text) => (/^ftp\.[^@]*$/i.test(text) ? `ftp://${text}` : undefined),
  hazards: { lines: ["user", "password", "cwd", "name"] },
  access,
});
