import {
  checkLine,
  decodedText,
  defineScheme,
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
import { accessAs, derivedDefinition } from "@url1738/derive";
import { hostport6 } from "@url1738/rfc3986";

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

/** The scheme `irc`. */
export const irc = defineScheme(ircDefinition);

/** The definition of the scheme `ircs`: irc over TLS. */
export const ircsDefinition = derivedDefinition(ircDefinition, {
  name: "ircs",
  defaultPort: 6697,
  access: accessAs(ircDefinition, "ircs"),
});

/** The scheme `ircs`. */
export const ircs = defineScheme(ircsDefinition);
