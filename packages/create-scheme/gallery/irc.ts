import {
  decodedText,
  type Inferred,
  list,
  many,
  oneOf,
  oneWord,
  optional,
  rule,
  schemeDefinition,
  sequence,
  uchar,
  userAt,
  type ValueError,
  without,
} from "@url1738/core/define";
import { checkLine } from "@url1738/core/runtime";
import { hostport6 } from "@url1738/rfc3986";
import type { Examples } from "@url1738/testkit";

// Channels and people of Internet Relay Chat.

// target = *[ uchar | ":" | "@" | "&" | "=" | "~" | "[" | "]" | "{" | "}" | "|" | "^" | "`" ], without a comma
const target = rule("target", many(oneOf(without(uchar, ","), ":@&=~[]{}|^`")));

// key = *[ uchar | "=" ]
const key = rule("key", many(oneOf(uchar, "=")));

// ircurl = "irc://" [ user "@" ] hostport6 [ "/" target *[ "," flag ] [ "?" key ]]
const schemepart = sequence(
  "//",
  userAt,
  hostport6,
  optional(
    "/",
    decodedText("target", target),
    list("flags", oneWord("flag", ["isnick", "isserver", "needkey", "needpass"]), ",", "before"),
    optional("?", decodedText("key", key, { secret: true })),
  ),
);

/** A URL of the scheme `irc`. */
export type IrcUrl = Inferred<"irc", typeof schemepart>;

/** The way to reach a channel or a person: connect, register, and join or write. */
export interface IrcAccess {
  protocol: "irc";
  host: string;
  port: number;
  user?: string | undefined;
  /** The lines to send once registered. */
  lines: string[];
}

/** Returns the lines that lead there; refuses anything that would be more than one line. */
export function access({ user, host, port, target = "", flags, key }: IrcUrl): IrcAccess {
  const line = (component: string, text: string) => checkLine("irc", component, text);
  const isChannel = target !== "" && !flags?.includes("isnick");
  const channel = /^[#&+!]/.test(target) ? target : `#${target}`;
  const join = key === undefined ? `JOIN ${channel}` : `JOIN ${channel} ${line("key", key)}`;
  line("target", target);
  return {
    protocol: "irc",
    host: host.replace(/^\[|\]$/g, ""),
    port,
    user: user && line("user", user),
    lines: isChannel ? [join] : [],
  };
}

/** Checks that a key is only given for a channel, not for a person. */
export function check({ flags, key }: IrcUrl): readonly ValueError<"key">[] {
  if (key === undefined || flags?.includes("isnick") !== true) return [];
  return [{ component: "key", message: "A person has no key, only a channel has one." }];
}

/** The definition of the scheme `irc`. */
export const ircDefinition = schemeDefinition({
  name: "irc",
  defaultPort: 6667,
  unsafe: "~[]{}|^`",
  schemepart,
  check,
  hazards: { lines: ["user", "target", "key"] },
  access,
});

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    {
      url: "irc://anna@h/%23a,needkey?b",
      value: { user: "anna", host: "h", port: 6667, target: "#a", flags: ["needkey"], key: "b" },
    },
    { url: "irc://h", value: { host: "h", port: 6667, flags: [] } },
  ],
  errors: [
    {
      why: "a rule across components",
      url: "irc://h/a,isnick?b",
      code: "not-allowed",
      index: 17,
      end: 18,
      component: "key",
    },
    { why: "a password", url: "irc://a:b@h/", code: "syntax", index: 8 },
  ],
  parts: [
    { parts: { host: "H", target: "a", flags: ["isnick"] }, url: "irc://h/a,isnick" },
    { parts: { host: "h", target: "a", flags: ["isnick"], key: "b" }, refused: "key" },
  ],
  refused: [
    { value: { host: "h", port: 6667, target: "a", flags: ["isnick"], key: "b" }, component: "key" },
    { value: { host: "h", port: 6667, target: "a", flags: ["away"] }, component: "flags[0]" },
  ],
  access: [
    { url: "irc://h/a?b", access: { protocol: "irc", host: "h", port: 6667, lines: ["JOIN #a b"] } },
    { url: "irc://h/a?b%0Dc", refused: "unsafe-argument", component: "key" },
  ],
};
