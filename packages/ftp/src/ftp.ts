import type { Definition, FieldsOf } from "@url1738/core/define";
import { fpath, login, oneOf, optional, rule, sequence, unescapedText } from "@url1738/core/define";
import { lowerCase } from "@url1738/core/runtime";
import type { FtpUrl } from "./ftp-url.ts";
import { type FtpAccess, type FtpContext, ftpAccess, ftpHint, labels, meant } from "./ftp-url.ts";

export type { FtpAccess, FtpCommand, FtpContext, FtpUrl } from "./ftp-url.ts";

// ftptype = "A" | "I" | "D" | "a" | "i" | "d"
const ftptype = rule("ftptype", oneOf("AIDaid"));

// ftpurl = "ftp://" login [ "/" fpath [ ";type=" ftptype ]]
/** The grammar of the text after `ftp:`. @public */
export const schemepart = sequence(
  "//",
  login,
  optional("/", fpath("cwd"), optional(";type=", unescapedText("type", ftptype, lowerCase<"a" | "i" | "d">))),
);

/** The definition of the scheme `ftp` (RFC 1738 §3.2): its grammar, and how its URLs are accessed. @public */
export const ftpDefinition: Definition<"ftp", FieldsOf<typeof schemepart>, FtpUrl, FtpAccess, FtpContext> = {
  name: "ftp",
  section: "3.2",
  defaultPort: 21,
  relative: "always",
  schemepart,
  hint: ftpHint,
  meant,
  labels,
  hazards: { lines: ["user", "password", "cwd", "name"] },
  access: ftpAccess,
};
