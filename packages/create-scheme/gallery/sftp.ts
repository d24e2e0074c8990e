import {
  decodedText,
  fpath,
  hostport,
  type Inferred,
  many,
  oneOf,
  oneWord,
  optional,
  rule,
  schemeDefinition,
  sequence,
  uchar,
} from "@url1738/core/define";
import { checkLine } from "@url1738/core/runtime";
import type { Examples } from "@url1738/testkit";

// Files over SSH: draft-ietf-secsh-scp-sftp-ssh-uri. Users log in with a key, never with a password in the URL.

// user = *[ uchar | "&" | "=" ]
const user = rule("user", many(oneOf(uchar, "&=")));

// The fingerprint of the host's key, such as ssh-dss-c1-b1-30.
const fingerprint = rule("fingerprint", many(uchar));

// sftp_URI = "sftp://" [ user [ ";fingerprint=" fingerprint ] "@" ] hostport [ "/" fpath [ ";type=" ( "a" | "i" | "d" ) ]]
const schemepart = sequence(
  "//",
  optional(decodedText("user", user), optional(";fingerprint=", decodedText("fingerprint", fingerprint)), "@"),
  hostport,
  optional("/", fpath("directories"), optional(";type=", oneWord("type", ["a", "i", "d"], { anyCase: true }))),
);

/** A URL of the scheme `sftp`: a file or a directory. */
export type SftpUrl = Inferred<"sftp", typeof schemepart>;

/** The way to the file: connect, compare the host's key, log in, and open the path. */
export interface SftpAccess {
  protocol: "sftp";
  host: string;
  port: number;
  user?: string | undefined;
  fingerprint?: string | undefined;
  path: string;
}

/** Says how the file is reached. The path begins where the login does, unless its first directory is empty. */
export function access({ host, port, user, fingerprint, directories, name = "" }: SftpUrl): SftpAccess {
  const path = [...directories.map((part) => checkLine("sftp", "directories", part)), checkLine("sftp", "name", name)];
  return {
    protocol: "sftp",
    host,
    port,
    user: user === undefined ? undefined : checkLine("sftp", "user", user),
    fingerprint: fingerprint === undefined ? undefined : checkLine("sftp", "fingerprint", fingerprint),
    path: path.join("/"),
  };
}

/** The definition of the scheme `sftp`. */
export const sftpDefinition = schemeDefinition({
  name: "sftp",
  specification: "draft-ietf-secsh-scp-sftp-ssh-uri",
  section: "4",
  defaultPort: 22,
  schemepart,
  hazards: { lines: ["user", "fingerprint", "directories", "name"] },
  access,
});

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    {
      url: "sftp://user;fingerprint=ssh-dss-c1-b1-30-29@Host.example/%7E%2Fa/b.txt;type=I",
      value: {
        user: "user",
        fingerprint: "ssh-dss-c1-b1-30-29",
        host: "host.example",
        port: 22,
        directories: ["~/a"],
        name: "b.txt",
        type: "i",
      },
      href: "sftp://user;fingerprint=ssh-dss-c1-b1-30-29@host.example/%7E%2Fa/b.txt;type=i",
    },
    { url: "sftp://h:2022", value: { host: "h", port: 2022, directories: [] } },
  ],
  errors: [
    { why: "a password", url: "sftp://u:p@h/", code: "syntax", index: 9 },
    { why: "another type", url: "sftp://h/a;type=x", code: "syntax", index: 16, component: "type" },
  ],
  parts: [{ parts: { host: "H", directories: ["a"], name: "b c" }, url: "sftp://h/a/b%20c" }],
  refused: [{ value: { host: "h", port: 22, directories: [], fingerprint: "a" }, component: "user" }],
  access: [
    { url: "sftp://h/a/b", access: { protocol: "sftp", host: "h", port: 22, path: "a/b" } },
    { url: "sftp://h/a%0Ab", refused: "unsafe-argument", component: "name" },
  ],
  waivers: [
    {
      law: "platform",
      why: "The fingerprint is a part of the login, which the platform reads as a part of the user's name.",
      section: "4",
      urls: ["sftp://user;fingerprint=ssh-dss-c1@h"],
      pattern: "sftp://[^@]*;fingerprint=[^@]*@.*",
    },
  ],
};
