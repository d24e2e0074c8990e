import { choice, component, optional, rule, some } from "../grammar/combinators.ts";
import { withFacts } from "../grammar/facts.ts";
import type { Field } from "../grammar/fields.ts";
import type { Codec, Rule } from "../grammar/nodes.ts";
import { oneOf } from "../syntax/character-set.ts";
import { hex } from "../syntax/characters.ts";
import { asWritten } from "./components.ts";
import { canonicalHost6, checkHost6, hintHost6 } from "./ipv6.ts";
import { host, portComponent, sparedHosts } from "./shared-rules.ts";

// Hosts that may be IPv6 addresses, for schemes that declare "[]" as unsafe characters that they use nevertheless. The rule is wider
// than that of RFC 3986: `checkHost6` counts the groups.

// IP-literal = "[" IPv6address "]"
/** `IP-literal`, RFC 3986 §3.2.2, but wider: `checkHost6` counts the groups. */
export const ipLiteral: Rule<readonly []> = rule("IP-literal", "[", rule("IPv6address", some(oneOf(hex, ":."))), "]");

// host6 = host | IP-literal
/** `host`, RFC 1738 §5, or an IPv6 address in brackets (RFC 3986 §3.2.2). @public */
export const host6: Rule<readonly []> = rule("host6", choice(host, ipLiteral));

const codec: Codec<string> = withFacts(
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
  component("host", host6, codec, { section: "3.1", specification: "RFC 1738", hint: hintHost6 }),
  optional(":", portComponent),
);
