import {
  type Codec,
  choice,
  component,
  type Field,
  hex,
  host,
  oneOf,
  optional,
  port,
  type Rule,
  rule,
  some,
} from "@url1738/core/define";
import { sparedHosts, withFacts } from "@url1738/core/internal";
import { asWritten } from "@url1738/core/runtime";
import { canonicalHost6, checkHost6, hintHost6 } from "./ipv6.ts";

// The following rules are for schemes that declare `unsafe: "[]"`.

// IP-literal = "[" IPv6address "]"
/** `IP-literal`, RFC 3986 §3.2.2, but wider: `checkHost6` counts the groups. */
export const ipLiteral: Rule<readonly []> = rule("IP-literal", "[", rule("IPv6address", some(oneOf(hex, ":."))), "]");

// host6 = host | IP-literal
/** `host`, RFC 1738 §5, or an IPv6 address in brackets (RFC 3986 §3.2.2). @public */
export const host6: Rule<readonly []> = rule("host6", choice(host, ipLiteral));

/** The codec of a host whose rule is {@link host6}; its value has an IPv6 address in brackets. @public */
export const hostCodec6: Codec<string> = /* @__PURE__ */ withFacts(
  { read: canonicalHost6, spell: asWritten, check: checkHost6 },
  { forRule: () => ({}), spared: { ...sparedHosts, spell: host6 } },
);

/**
 * `hostport`, RFC 1738 §5, whose host may also be an IPv6 address, in brackets both in the text and in the value. The definition of
 * the scheme needs `unsafe: "[]"`.
 *
 * @public
 */
export const hostport6: Rule<readonly [Field<"host", string, undefined>, Field<"port", number, number>]> = rule(
  "hostport6",
  component("host", host6, hostCodec6, { section: "3.1", specification: "RFC 1738", hint: hintHost6 }),
  optional(":", port),
);
