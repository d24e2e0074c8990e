import { type Inferred, login, optional, schemeDefinition, sequence } from "@url1738/core/define";
import { checkLine } from "@url1738/core/runtime";
import type { Examples } from "@url1738/testkit";

// Interactive 3270 emulation sessions, reserved by RFC 1738 §4 and described by RFC 6270.

// tn3270-uri = "tn3270://" login [ "/" ]
const schemepart = sequence("//", login, optional("/"));

/** A URL of the scheme `tn3270`: a session on a host. */
export type Tn3270Url = Inferred<"tn3270", typeof schemepart>;

/** The way to the session: connect, and agree on TN3270E or TN3270. */
export interface Tn3270Access {
  protocol: "tn3270";
  host: string;
  port: number;
  /** The name to suggest for the login. */
  user?: string;
}

/** Says how the session is reached. The person logs in, so no password is passed on. */
export function access({ host, port, user }: Tn3270Url): Tn3270Access {
  const name = user === undefined ? {} : { user: checkLine("tn3270", "user", user) };
  return { protocol: "tn3270", host, port, ...name };
}

/** The definition of the scheme `tn3270`. */
export const tn3270Definition = schemeDefinition({
  name: "tn3270",
  specification: "RFC 6270",
  section: "2",
  defaultPort: 23,
  schemepart,
  hazards: { lines: ["user"] },
  access,
});

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    { url: "tn3270://Host.example", value: { host: "host.example", port: 23 }, href: "tn3270://host.example" },
    {
      url: "tn3270://anna:secret@h:992/",
      value: { user: "anna", password: "secret", host: "h", port: 992 },
      href: "tn3270://anna:secret@h:992",
    },
  ],
  errors: [
    { why: "no host", url: "tn3270:///", code: "syntax", index: 9 },
    { why: "a path", url: "tn3270://h/a", code: "syntax", index: 11 },
  ],
  parts: [{ parts: { host: "H", port: "023" }, url: "tn3270://h" }],
  refused: [{ value: { host: "H", port: 23 }, component: "host" }],
  access: [
    { url: "tn3270://anna:secret@h", access: { protocol: "tn3270", host: "h", port: 23, user: "anna" } },
    { url: "tn3270://a%0Ab@h", refused: "unsafe-argument", component: "user" },
  ],
};
