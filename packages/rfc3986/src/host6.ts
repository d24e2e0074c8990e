import {
  type Codec,
  choice,
  component,
  digit,
  type Field,
  hex,
  host,
  hostCodec,
  hostname,
  lowalpha,
  many,
  type Node,
  oneOf,
  optional,
  port,
  type Rule,
  rule,
  sequence,
  some,
  type Usual,
  unlike,
  usualHosts,
  usualNames,
} from "@url1738/core/define";
import { checkHost } from "@url1738/core/runtime";
import { canonicalHost6, checkHost6, hintHost6 } from "./ipv6.ts";

// The following rules are for schemes that declare `unsafe: "[]"`.

// IP-literal = "[" IPv6address "]"
/** `IP-literal`, RFC 3986 §3.2.2, but wider: `checkHost6` counts the groups. */
export const ipLiteral: Rule<readonly []> = rule("IP-literal", "[", rule("IPv6address", some(oneOf(hex, ":."))), "]");

const lowHex = oneOf(digit, "abcdef");
const group = choice(
  sequence(oneOf("123456789abcdef"), optional(lowHex, optional(lowHex, optional(lowHex)))),
  unlike(sequence("0:", oneOf("0:")), "0"),
);
const groupBefore = sequence(group, ":");
const seven = (part: Node) => sequence(...Array<Node>(7).fill(part));

/**
 * Most addresses that are their own canonical spelling (RFC 5952 §4): those of eight groups, and those with `::` and at most six
 * colons. Every process compiles an expression of this grammar, so it is short: it counts colons instead of naming each place of `::`.
 */
export const usualAddress: Node = sequence(
  "[",
  choice(
    sequence(seven(groupBefore), group),
    unlike(
      seven(sequence(many(lowHex), ":")),
      sequence(choice(some(groupBefore), ":"), ":", optional(unlike("0", many(groupBefore)), group)),
    ),
  ),
  "]",
);

// host6 = host | IP-literal
/** `host`, RFC 1738 §5, or an IPv6 address in brackets (RFC 3986 §3.2.2). @public */
export const host6: Rule<readonly []> = rule("host6", choice(host, ipLiteral));

/** The codec of a host whose rule is {@link host6}; its value has an IPv6 address in brackets. @public */
export const hostCodec6: Codec<string> = { ...hostCodec, read: canonicalHost6, check: checkHost6 };

/** Most hosts. No label is too long in one of at most 63 characters (RFC 1034). */
const usual: Usual = {
  texts: usualHosts(usualNames(lowalpha), usualAddress),
  unchanged: sequence(many(oneOf(lowalpha, digit, "-.")), lowalpha, many(oneOf(lowalpha, digit, "-"))),
  passing: hostname,
  most: 63,
  checkLong: checkHost,
};

/**
 * `hostport`, RFC 1738 §5, whose host may also be an IPv6 address, in brackets both in the text and in the value. The definition of
 * the scheme needs `unsafe: "[]"`.
 *
 * @public
 */
export const hostport6: Rule<readonly [Field<"host", string, undefined>, Field<"port", number, number>]> = rule(
  "hostport6",
  component("host", host6, hostCodec6, { section: "3.1", specification: "RFC 1738", hint: hintHost6, usual }),
  optional(":", port),
);
