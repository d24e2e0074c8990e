import {
  decimal,
  decodedText,
  digits,
  hostport,
  type Inferred,
  many,
  oneOf,
  optional,
  rule,
  schemeDefinition,
  sequence,
  some,
  uchar,
} from "@url1738/core/define";
import { checkLine } from "@url1738/core/runtime";
import { tagged } from "@url1738/rfc3986";
import type { Examples } from "@url1738/testkit";

// Words in dictionaries: RFC 2229 §5.

// The user, and the way to authenticate, without the characters between them.
const login = rule("login", some(oneOf(uchar, "&=")));

// word = *uchar
const word = decodedText("word", rule("word", many(uchar)));
// "!" is the first database with matches, and "*" all of them.
const database = decodedText("database", rule("database", some(uchar)), { absent: "!" });
// "." is the strategy that the server thinks best.
const strategy = decodedText("strategy", rule("strategy", some(uchar)), { absent: "." });
const number = decimal("number", digits, 2_147_483_647);

// dicturl = "dict://" [ user ";" auth "@" ] hostport "/" ( define | match )
// define  = "d:" word [ ":" [ database ] [ ":" [ number ]]]
// match   = "m:" word [ ":" [ database ] [ ":" [ strategy ] [ ":" [ number ]]]]
const schemepart = sequence(
  "//",
  optional(decodedText("user", login), ";", decodedText("authentication", login), "@"),
  hostport,
  "/",
  tagged("command", {
    d: sequence(":", word, optional(":", optional(database), optional(":", optional(number)))),
    m: sequence(
      ":",
      word,
      optional(":", optional(database), optional(":", optional(strategy), optional(":", optional(number)))),
    ),
  }),
);

/** A URL of the scheme `dict`: definitions of a word, or the words that match it. */
export type DictUrl = Inferred<"dict", typeof schemepart>;

/** The way to the definitions: connect, send the line, and read the answers. */
export interface DictAccess {
  protocol: "dict";
  host: string;
  port: number;
  /** The line, without its end. */
  line: string;
  /** The number of the only answer that is wanted. */
  number?: number | undefined;
}

/** Says how the definitions are reached. A word is quoted, since it may have spaces. */
export function access(url: DictUrl): DictAccess {
  const quoted = (component: "word" | "database" | "strategy", text: string) =>
    `"${checkLine("dict", component, text).replace(/["\\]/g, "\\$&")}"`;
  const line =
    url.command === "d"
      ? `DEFINE ${quoted("database", url.database)} ${quoted("word", url.word)}`
      : `MATCH ${quoted("database", url.database)} ${quoted("strategy", url.strategy)} ${quoted("word", url.word)}`;
  return { protocol: "dict", host: url.host, port: url.port, line, number: url.number };
}

/** The definition of the scheme `dict`. */
export const dictDefinition = schemeDefinition({
  name: "dict",
  specification: "RFC 2229",
  section: "5",
  defaultPort: 2628,
  schemepart,
  hazards: { lines: ["word", "database", "strategy"] },
  access,
});

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    {
      url: "dict://Dict.org/d:shortcake:",
      value: { host: "dict.org", port: 2628, command: "d", word: "shortcake", database: "!" },
      href: "dict://dict.org/d:shortcake",
    },
    {
      why: "every portion after the word may be empty",
      url: "dict://dict.org/d:sun::1",
      value: { host: "dict.org", port: 2628, command: "d", word: "sun", database: "!", number: 1 },
    },
    {
      url: "dict://dict.org/d:shortcake:wn:2",
      value: { host: "dict.org", port: 2628, command: "d", word: "shortcake", database: "wn", number: 2 },
    },
    {
      url: "dict://anna;KERBEROS_V4@h:2629/m:sun%20set:*:soundex:1",
      value: {
        user: "anna",
        authentication: "KERBEROS_V4",
        host: "h",
        port: 2629,
        command: "m",
        word: "sun set",
        database: "*",
        strategy: "soundex",
        number: 1,
      },
    },
    {
      url: "dict://h/m:sun::soundex:",
      value: { host: "h", port: 2628, command: "m", word: "sun", database: "!", strategy: "soundex" },
      href: "dict://h/m:sun::soundex",
    },
  ],
  errors: [
    { why: "neither d nor m", url: "dict://h/x:sun", code: "syntax", index: 9, component: "command" },
    {
      why: "no such number",
      url: "dict://h/d:sun:wn:9999999999",
      code: "not-allowed",
      index: 18,
      end: 28,
      component: "number",
    },
  ],
  parts: [{ parts: { host: "H", command: "d", word: "a b" }, url: "dict://h/d:a%20b" }],
  refused: [
    { value: { host: "h", port: 2628, command: "d", word: "a", database: "!", strategy: "." }, component: "strategy" },
  ],
  access: [
    { url: "dict://h/d:sun", access: { protocol: "dict", host: "h", port: 2628, line: 'DEFINE "!" "sun"' } },
    { url: "dict://h/m:sun:wn", access: { protocol: "dict", host: "h", port: 2628, line: 'MATCH "wn" "." "sun"' } },
    { url: "dict://h/d:a%0Ab", refused: "unsafe-argument", component: "word" },
  ],
  waivers: [
    {
      law: "platform",
      why: "The authentication is a part of the login, which the platform reads as a part of the user's name.",
      section: "5",
      urls: ["dict://anna;AUTH@h/d:a"],
      pattern: "dict://[^@]*;[^@]*@.*",
    },
  ],
};
