import { type Scheme, uncheckedScheme } from "@url1738/core";
import { fpath, login, oneOf, optional, type Place, rule, sequence, unescapedText } from "@url1738/core/grammar";
import { access, type FtpAccess, type FtpContext } from "./access.ts";

/**
 * An FTP URL (RFC 1738 §3.2): a file or a directory on a host, reached over FTP (RFC 959).
 *
 * @public
 */
export interface FtpUrl {
  /** Always `"ftp"`. */
  scheme: "ftp";
  /** The user name, decoded; without one, absent (an empty one is `""`). */
  user?: string | undefined;
  /** The password, decoded; never without a user name. */
  password?: string | undefined;
  /** The host: a name in lower case, or four decimal numbers. */
  host: string;
  /** The port, 0-65535; 21 when the URL names none. */
  port: number;
  /** The arguments of the `CWD` commands, decoded, in order; an empty one is `""`. */
  cwd: string[];
  /** The name of the file or directory, decoded; absent when the URL has no url-path at all. */
  name?: string | undefined;
  /** The type code, in lower case: `a` for text, `i` for binary, `d` for a directory listing. */
  type?: "a" | "i" | "d" | undefined;
}

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
