import { choice, component, list, many, optional, rule, sequence, some } from "../grammar/combinators.ts";
import { withFacts } from "../grammar/facts.ts";
import type { Field } from "../grammar/fields.ts";
import type { AbsentOf, Codec, Component, Node, Optional, Repeat, Rule, Sequence } from "../grammar/nodes.ts";
import { type CharacterSet, oneOf } from "../syntax/character-set.ts";
import { alpha, alphadigit, digit, lowalpha, uchar } from "../syntax/characters.ts";
import { asWritten, decimal, decodedText } from "./components.ts";
import { canonicalHost, checkHost } from "./host.ts";

// The rules of RFC 1738 §5 that more than one scheme uses.

// digits = 1*digit
/** `digits`, RFC 1738 §5. @public */
export const digits: Rule<readonly []> = rule("digits", some(digit));

// domainlabel = alphadigit | alphadigit *[ alphadigit | "-" ] alphadigit
// toplabel = alpha | alpha *[ alphadigit | "-" ] alphadigit
// Both rules rewritten, so that no repetition can consume the characters that must follow it: a hyphen must precede an alphadigit.
const hyphened: Repeat = many(some("-"), some(alphadigit));
const domainlabel = rule("domainlabel", some(alphadigit), hyphened);
const toplabel = rule("toplabel", alpha, many(alphadigit), hyphened);

// hostname = *[ domainlabel "." ] toplabel
/** `hostname`, RFC 1738 §5, in lower or upper case. @public */
export const hostname: Rule<readonly []> = rule("hostname", many(domainlabel, "."), toplabel);

/** The form of most hosts: a `hostname` that is its own canonical spelling. */
const lowercaseHostname: Sequence<readonly []> = sequence(
  many(oneOf(lowalpha, digit, "-.")),
  lowalpha,
  many(oneOf(lowalpha, digit, "-")),
);

// hostnumber = digits "." digits "." digits "." digits
const hostnumber = rule("hostnumber", digits, ".", digits, ".", digits, ".", digits);

// host = hostname | hostnumber
/** `host`, RFC 1738 §5 and §3.1. @public */
export const host: Rule<readonly []> = rule("host", choice(hostname, hostnumber));

// The longest come first, so that an expression made of them never has to go back.
const octet = choice(
  sequence("25", oneOf("012345")),
  sequence("2", oneOf("01234"), digit),
  sequence("1", digit, digit),
  sequence(optional(oneOf("123456789")), digit),
);

/**
 * Makes the rule of names for the `texts` of `usual`: their labels have only some characters, digits and hyphens, and one of these characters
 * begins the last label. Each character decides what can follow, unlike in `hostname`, so an expression made of the rule looks at none twice.
 *
 * @param letters - The characters, such as `lowalpha`, so that the names are in lower case.
 * @public
 */
export function usualNames(...letters: readonly (CharacterSet | string)[]): Node {
  const label = (...first: readonly (CharacterSet | string)[]) =>
    sequence(oneOf(...first), many(oneOf(...letters, digit)), many(some("-"), some(oneOf(...letters, digit))));
  const name = sequence(many(label(digit), "."), label(...letters));
  return sequence(name, many(".", name));
}

/**
 * Makes the rule of the hosts that people have, for the `texts` of `usual`: addresses of IPv4 that are their own canonical spelling, and others.
 *
 * @param others - The other hosts, such as {@link usualNames}.
 * @public
 */
export function usualHosts(...others: readonly Node[]): Node {
  return choice(sequence(...Array<Node>(3).fill(sequence(octet, ".")), octet), ...others);
}

/** The texts that need no calls of {@link hostCodec}: no label can be too long in a host of at most 63 characters (RFC 1034). */
export const sparedHosts = {
  read: lowercaseHostname,
  spell: host,
  check: hostname,
  most: 63,
  checkLong: checkHost,
  usual: usualHosts(usualNames(lowalpha)),
} as const;

/** The codec of a host. @public */
export const hostCodec: Codec<string> = /* @__PURE__ */ withFacts(
  { read: canonicalHost, spell: asWritten, check: checkHost },
  { forRule: () => ({}), spared: sparedHosts },
);

/** The section that describes the parts of a {@link login}. */
const SECTION = { section: "3.1", specification: "RFC 1738" } as const;

// port = digits
/** `port`, RFC 1738 §5, which may be left out if it is the scheme's default. @public */
export const port: Component<readonly [Field<"port", number, number>]> = decimal("port", rule("port", digits), 65535, {
  ...SECTION,
  absent: (({ defaultPort }) => defaultPort?.toString()) satisfies AbsentOf,
});

// hostport = host [ ":" port ]
/** `hostport`, RFC 1738 §5: `host` in lower case and `port`, which may be left out if it is the scheme's default. @public */
export const hostport: Rule<readonly [Field<"host", string, undefined>, Field<"port", number, number>]> = rule(
  "hostport",
  component("host", host, hostCodec, SECTION),
  optional(":", port),
);

// user = *[ uchar | ";" | "?" | "&" | "=" ]
const user = rule("user", many(oneOf(uchar, ";?&=")));

// password = *[ uchar | ";" | "?" | "&" | "=" ]
const password = rule("password", many(oneOf(uchar, ";?&=")));

const userComponent = decodedText("user", user, SECTION);

// `redact` finds the password of any login; what may only be one, such as a host before it ends, can be shown.
const passwordComponent = decodedText("password", password, { ...SECTION, secret: false });

// userat = user "@"
/** An optional user without a password, and its `@`, to put before a host if `login` would allow too much. @public */
export const userAt: Optional<readonly [Field<"user", string | undefined, undefined>]> = optional(userComponent, "@");

// login = [ user [ ":" password ] "@" ] hostport
/** `login`, RFC 1738 §5: `user` and `password`, decoded; then {@link hostport}. @public */
export const login: Rule<
  readonly [
    Field<"user", string | undefined, undefined>,
    Field<"password", string | undefined, undefined>,
    Field<"host", string, undefined>,
    Field<"port", number, number>,
  ]
> = rule("login", optional(userComponent, optional(":", passwordComponent), "@"), hostport);

// fsegment = *[ uchar | "?" | ":" | "@" | "&" | "=" ]
const fsegment = rule("fsegment", many(oneOf(uchar, "?:@&=")));

// fpath = fsegment *[ "/" fsegment ]
/**
 * Makes `fpath`, RFC 1738 §5, with the parts that §3.2.2 and §3.10 name: the last segment is `name`, and all others are directories.
 *
 * @param directories - The name of the field for the directories, decoded, in order.
 * @public
 */
export function fpath<const N extends string>(
  directories: N,
): Rule<readonly [Field<N, string[], string[]>, Field<"name", string, undefined>]> {
  return rule(
    "fpath",
    list(directories, decodedText("directory", fsegment), "/", "after"),
    decodedText("name", fsegment),
  );
}

// group = alpha *[ alpha | digit | "-" | "." | "+" | "_" ]
/** `group`, RFC 1738 §5. @public */
export const group: Rule<readonly []> = rule("group", alpha, many(oneOf(alpha, digit, "-.+_")));

// search = *[ uchar | ";" | ":" | "@" | "&" | "=" ]
/** `search`, RFC 1738 §5. @public */
export const search: Rule<readonly []> = rule("search", many(oneOf(uchar, ";:@&=")));
