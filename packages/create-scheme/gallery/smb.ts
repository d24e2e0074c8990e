import {
  decodedText,
  hostport,
  type Inferred,
  list,
  many,
  oneOf,
  optional,
  rule,
  schemeDefinition,
  sequence,
  some,
  uchar,
} from "@url1738/core/define";
import { parameters } from "@url1738/rfc3986";
import type { Examples } from "@url1738/testkit";

// Shares, and the files in them: draft-crhertel-smb-url.

// The domain, the user and the password, without the characters between them.
const word = rule("word", some(oneOf(uchar, "&=")));

// segment = *pchar
const segment = rule("segment", many(oneOf(uchar, "~:@&=")));

// smb_url = "smb://" [[ domain ";" ] user [ ":" password ] "@" ] hostport *( "/" segment ) [ "?" parameters ]
const schemepart = sequence(
  "//",
  optional(
    optional(decodedText("domain", word), ";"),
    decodedText("user", word),
    // Errors mask the password of any login; what only may be one can be shown.
    optional(":", decodedText("password", rule("password", many(oneOf(uchar, "&="))), { secret: false })),
    "@",
  ),
  hostport,
  list("path", decodedText("segment", segment), "/", "before"),
  // Context parameters, such as the NetBIOS name of the server.
  optional("?", parameters("context", ";", "between", { absent: "" })),
);

/** A URL of the scheme `smb`: a server, one of its shares, or a file. */
export type SmbUrl = Inferred<"smb", typeof schemepart>;

/** The way to the file: connect, log in, connect to the share, and open the file. */
export interface SmbAccess {
  protocol: "smb";
  host: string;
  port: number;
  domain?: string | undefined;
  user?: string | undefined;
  password?: string | undefined;
  share?: string | undefined;
  /** The names on the way to the file. */
  path: string[];
}

/** Says how the file is reached: the first segment is the share. */
export function access({ host, port, domain, user, password, path }: SmbUrl): SmbAccess {
  const [share, ...rest] = path;
  return { protocol: "smb", host, port, domain, user, password, share, path: rest };
}

/** The definition of the scheme `smb`. */
export const smbDefinition = schemeDefinition({
  name: "smb",
  specification: "draft-crhertel-smb-url",
  section: "3",
  defaultPort: 445,
  unsafe: "~",
  schemepart,
  access,
});

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    {
      url: "smb://ACME;anna:secret@Server/share/a%5Cb/c.txt?NBNS=ns1;CALLED=SRV",
      value: {
        domain: "ACME",
        user: "anna",
        password: "secret",
        host: "server",
        port: 445,
        path: ["share", "a\\b", "c.txt"],
        context: [
          { name: "NBNS", value: "ns1" },
          { name: "CALLED", value: "SRV" },
        ],
      },
      href: "smb://ACME;anna:secret@server/share/a%5Cb/c.txt?NBNS=ns1;CALLED=SRV",
    },
    { url: "smb://h:139/", value: { host: "h", port: 139, path: [""], context: [] } },
  ],
  errors: [
    { why: "no server", url: "smb:///share", code: "syntax", index: 6 },
    { why: "a backslash", url: "smb://h\\share", code: "syntax", index: 7 },
  ],
  parts: [{ parts: { host: "H", path: ["a b"] }, url: "smb://h/a%20b" }],
  refused: [{ value: { host: "h", port: 445, path: [], context: [], domain: "d" }, component: "user" }],
  access: [
    {
      url: "smb://anna@h/share/a",
      access: { protocol: "smb", host: "h", port: 445, user: "anna", share: "share", path: ["a"] },
    },
  ],
  strings: ["domain", "user", "password", "share", "path"].map((field) => ({
    field,
    pattern: "[^]*",
    why: "A string in SMB is sent with its length.",
  })),
  waivers: [
    {
      law: "platform",
      why: "The domain is a part of the login, which the platform reads as a part of the user's name.",
      section: "3",
      urls: ["smb://ACME;anna@h"],
      pattern: "smb://[^@]*;[^@]*@.*",
    },
  ],
};
