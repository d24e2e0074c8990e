import {
  decodedText,
  hostport,
  type Inferred,
  keyword,
  oneOf,
  optional,
  rule,
  schemeDefinition,
  sequence,
  some,
  uchar,
} from "@url1738/core/define";
import { checkLine } from "@url1738/core/runtime";
import type { Examples } from "@url1738/testkit";

// Mailboxes of POP3 servers: RFC 2384.

// achar = uchar / "&" / "=" / "~"
const achar = oneOf(uchar, "&=~");

// enc-user = 1*achar
const user = rule("enc-user", some(achar));

// enc-auth-type = enc-sasl / enc-ext
// "*", for any, and "+APOP" are texts of it as well.
const authType = rule("enc-auth-type", some(achar));

// pop-url = "pop://" [ enc-user [ ";AUTH=" enc-auth-type ] "@" ] hostport
const schemepart = sequence(
  "//",
  optional(decodedText("user", user), optional(keyword(";AUTH="), decodedText("authType", authType)), "@"),
  hostport,
);

/** A URL of the scheme `pop`: the mailbox of a user. */
export type PopUrl = Inferred<"pop", typeof schemepart>;

/** The way to the mailbox: connect, and log in as the user. */
export interface PopAccess {
  protocol: "pop";
  host: string;
  port: number;
  user?: string;
  /** The mechanism to log in with; `*` for any that is safe. */
  authType: string;
}

/** Says how the mailbox is reached. The user's name is sent as part of a line. */
export function access({ host, port, user, authType = "*" }: PopUrl): PopAccess {
  return {
    protocol: "pop",
    host,
    port,
    ...(user !== undefined && { user: checkLine("pop", "user", user) }),
    authType: checkLine("pop", "authType", authType),
  };
}

/** The definition of the scheme `pop`. */
export const popDefinition = schemeDefinition({
  name: "pop",
  specification: "RFC 2384",
  section: "3",
  defaultPort: 110,
  unsafe: "~",
  schemepart,
  hazards: { lines: ["user", "authType"] },
  access,
});

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    { url: "pop://rg@mailsrv.qualcomm.com", value: { user: "rg", host: "mailsrv.qualcomm.com", port: 110 } },
    {
      why: "the name of the parameter may be in any case",
      url: "pop://rg;auth=+APOP@Mail.eudora.com:8110",
      value: { user: "rg", authType: "+APOP", host: "mail.eudora.com", port: 8110 },
      href: "pop://rg;AUTH=+APOP@mail.eudora.com:8110",
    },
    {
      url: "pop://baz;AUTH=SCRAM-MD5@foo.bar",
      value: { user: "baz", authType: "SCRAM-MD5", host: "foo.bar", port: 110 },
    },
    { url: "pop://h", value: { host: "h", port: 110 } },
  ],
  errors: [
    { why: "a path", url: "pop://h/inbox", code: "syntax", index: 7 },
    { why: "no user", url: "pop://;AUTH=*@h", code: "syntax", index: 6 },
    { why: "a password", url: "pop://u:p@h", code: "syntax", index: 8 },
  ],
  parts: [{ parts: { user: "a b", host: "H" }, url: "pop://a%20b@h" }],
  refused: [{ value: { host: "h", port: 110, authType: "*" }, component: "user" }],
  access: [
    { url: "pop://rg@h", access: { protocol: "pop", host: "h", port: 110, user: "rg", authType: "*" } },
    { url: "pop://a%0Ab@h", refused: "unsafe-argument", component: "user" },
  ],
  waivers: [
    {
      law: "platform",
      why: "The mechanism is a part of the login, which the platform reads as a part of the user's name.",
      section: "4",
      urls: ["pop://rg;AUTH=+APOP@h"],
      pattern: "pop://[^@]*;AUTH=[^@]*@.*",
    },
  ],
};
