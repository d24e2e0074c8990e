import {
  decodedText,
  hostport,
  type Inferred,
  list,
  many,
  oneOf,
  rule,
  schemeDefinition,
  sequence,
  uchar,
} from "@url1738/core/define";
import type { Examples } from "@url1738/testkit";

// Files of NFS servers: RFC 2224.

// pchar = unreserved | escape | ":" | "@" | "&" | "=" | "+"
// segment = *pchar
const segment = rule("segment", many(oneOf(uchar, "~:@&=")));

// nfs_url = "nfs://" hostport [ "/" segment *( "/" segment ) ]
const schemepart = sequence("//", hostport, list("path", decodedText("segment", segment), "/", "before"));

/** A URL of the scheme `nfs`: a file or a directory, without the root of its export (WebNFS). */
export type NfsUrl = Inferred<"nfs", typeof schemepart>;

/** The way to the file: look it up from the public file handle. */
export interface NfsAccess {
  protocol: "nfs";
  host: string;
  port: number;
  /** The names to look up, one after the other. If the first one is empty, the path is absolute on the server. */
  lookups: string[];
}

/** Says how the file is reached. */
export function access({ host, port, path }: NfsUrl): NfsAccess {
  return { protocol: "nfs", host, port, lookups: path };
}

/** The definition of the scheme `nfs`. */
export const nfsDefinition = schemeDefinition({
  name: "nfs",
  specification: "RFC 2224",
  section: "2",
  defaultPort: 2049,
  unsafe: "~",
  schemepart,
  access,
});

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    { url: "nfs://server/d/e/f", value: { host: "server", port: 2049, path: ["d", "e", "f"] } },
    {
      why: "an absolute path",
      url: "nfs://server//a/b%2Fc",
      value: { host: "server", port: 2049, path: ["", "a", "b/c"] },
    },
    { url: "nfs://Server:2050/", value: { host: "server", port: 2050, path: [""] }, href: "nfs://server:2050/" },
  ],
  errors: [
    { why: "no host", url: "nfs:///d", code: "syntax", index: 6 },
    { why: "a query", url: "nfs://h/a?b", code: "syntax", index: 9, component: "path[0]" },
  ],
  parts: [{ parts: { host: "H", path: ["a b"] }, url: "nfs://h/a%20b" }],
  refused: [{ value: { host: "h", port: 2049, path: "a" }, component: "path" }],
  access: [{ url: "nfs://h/a/b", access: { protocol: "nfs", host: "h", port: 2049, lookups: ["a", "b"] } }],
  strings: [
    { field: "lookups", pattern: "[^]*", why: "A name in NFS is sent with its length, so any octet may be in it." },
  ],
};
