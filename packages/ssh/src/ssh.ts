import type { Definition, FieldsOf } from "@url1738/core/define";
import {
  alpha,
  decodedText,
  digit,
  list,
  many,
  oneOf,
  optional,
  escape as pctEncoded,
  port,
  rule,
  sequence,
} from "@url1738/core/define";
import { pchar, uriHost } from "@url1738/rfc3986";
import { type SshAccess, type SshUrl, sshAccess } from "./ssh-url.ts";

export type { SshAccess, SshUrl } from "./ssh-url.ts";

// userinfo = *( unreserved / pct-encoded / sub-delims / ":" ) (RFC 3986 §3.2.1), without a password
const user = rule("user", many(oneOf(alpha, digit, "-._~!$&'()*+,;=", pctEncoded)));

// segment = *pchar
const segment = rule("segment", many(oneOf(pchar)));

// "ssh://" [ user "@" ] host [ ":" port ] *( "/" segment ): draft-ietf-secsh-scp-sftp-ssh-uri, git-clone(1)
/** The grammar of the text after the name and the colon. @public */
export const schemepart = sequence(
  "//",
  optional(decodedText("user", user), "@"),
  uriHost,
  optional(":", port),
  list("path", decodedText("segment", segment), "/", "before"),
);

/** The definition of the scheme `ssh`, also named `sftp` and `git+ssh`: its grammar, and how its URLs are accessed. @public */
export const sshDefinition: Definition<SshUrl["scheme"], FieldsOf<typeof schemepart>, SshUrl, SshAccess, unknown> = {
  name: "ssh",
  names: ["sftp", "git+ssh"],
  specification: "draft-ietf-secsh-scp-sftp-ssh-uri",
  section: "3",
  defaultPort: 22,
  unsafe: "~[]",
  schemepart,
  hazards: { lines: ["user", "path"], neverFirst: ["path"] },
  access: sshAccess,
};
