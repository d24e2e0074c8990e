import {
  alpha,
  alphadigit,
  type CharacterSet,
  type Codec,
  type Component,
  choice,
  component,
  digit,
  type Encoded,
  encodedCodec,
  type Field,
  hostCodec,
  implied,
  lowalpha,
  many,
  type Optional,
  oneOf,
  optional,
  escape as pctEncoded,
  port,
  type Rule,
  rule,
  sequence,
  set,
  some,
  type Usual,
  usualHosts,
  usualNames,
} from "@url1738/core/define";
import { checkHost } from "@url1738/core/runtime";
import { ipLiteral, usualAddress } from "./host6.ts";
import { canonicalHost6, hintHost6 } from "./ipv6.ts";
import { normaliseUri, spellPath } from "./normalise-uri.ts";
import { checkUriHost } from "./uri-host.ts";

const SPECIFICATION = "RFC 3986";

// RFC 3986, Appendix A, for schemes that it describes. They need `unsafe: "~[]"`.

// unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"
const unreserved = set("unreserved", alpha, digit, "-._~");

// sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="
const subDelims = set("sub-delims", "!$&'()*+,;=");

// pchar = unreserved / pct-encoded / sub-delims / ":" / "@"
/** `pchar`, RFC 3986 §3.3. @public */
export const pchar: CharacterSet = set("pchar", unreserved, pctEncoded, subDelims, ":@");

// segment = *pchar
const segment = rule("segment", many(oneOf(pchar)));

// query = *( pchar / "/" / "?" )
/** `query`, RFC 3986 §3.4. @public */
export const query: Rule<readonly []> = rule("query", many(oneOf(pchar, "/?")));

// fragment = *( pchar / "/" / "?" )
/** `fragment`, RFC 3986 §3.5. @public */
export const fragment: Rule<readonly []> = rule("fragment", many(oneOf(pchar, "/?")));

// reg-name = *( unreserved / pct-encoded / sub-delims )
// Not empty: RFC 9110 §4.2 forbids it, and `file` has a rule of its own. `checkUriHost` limits it to the names of DNS and to addresses,
// so that IPv4address needs no rule.
const regName = rule("reg-name", some(oneOf(unreserved, pctEncoded, subDelims)));

// host = IP-literal / IPv4address / reg-name
const host = rule("host", choice(ipLiteral, regName));

const codec: Codec<string> = { ...hostCodec, read: canonicalHost6, check: checkUriHost };

const labelCharacter = oneOf(alphadigit, "_");
const hyphened = many(some("-"), some(labelCharacter));

// The last label does not begin with a digit, so that it is no number.
const usualLabels = sequence(
  many(some(labelCharacter), hyphened, "."),
  oneOf(alpha, "_"),
  many(labelCharacter),
  hyphened,
  optional("."),
);

// The hosts in lower case that are no numbers, which need not be read.
const lowercase = sequence(
  many(oneOf(lowalpha, digit, "_-.")),
  oneOf(lowalpha, "_-"),
  many(oneOf(lowalpha, digit, "_-.")),
);

/** Most hosts. No label is too long in one of at most 63 characters (RFC 1034). */
const usual: Usual = {
  texts: usualHosts(sequence(usualNames(lowalpha, "_"), optional(".")), usualAddress),
  unchanged: lowercase,
  passing: usualLabels,
  most: 63,
  checkLong: checkHost,
};

/** The options of a host. */
const hostOptions = { section: "3.2.2", specification: SPECIFICATION, hint: hintHost6, usual };

// The characters of names and addresses. They have no line of their own, since `unreserved` is another one in RFC 1738.
const listedName = rule("reg-name", some(oneOf(alphadigit, "-._~!$&'*+;=")));

/**
 * A host as in {@link authority}, by itself: for schemes with a login before it, or several hosts. Its rule has no commas, parentheses and escapes,
 * which are in no name and no address.
 *
 * @public
 */
export const uriHost: Component<readonly [Field<"host", string, undefined>]> = component(
  "host",
  rule("host", choice(ipLiteral, listedName)),
  codec,
  hostOptions,
);

// authority = host [ ":" port ]
// port = *DIGIT
/**
 * `authority`, RFC 3986 §3.2, without userinfo: a host and the port. The host is a name that DNS can have, with or without underscores and a
 * final dot, an IPv4 address, or an IPv6 address in brackets, which its value keeps, see {@link checkUriHost}. An empty port is the scheme's default.
 *
 * @public
 */
export const authority: Rule<readonly [Field<"host", string, undefined>, Field<"port", number, number>]> = rule(
  "authority",
  component("host", host, codec, hostOptions),
  optional(":", optional({ ...port, options: { ...port.options, section: "3.2.3", specification: SPECIFICATION } })),
);

const path = rule("path", some("/", segment));
const pathCodec = encodedCodec(path, { read: normaliseUri, spell: spellPath });

// path-abempty = *( "/" segment )
/** `path-abempty`, RFC 3986 §3.3: the field `path`, encoded, with the slash before it. A path that is left out or empty is `/`. @public */
export const pathAbempty: Optional<readonly [Field<"path", Encoded, Encoded>]> = implied(
  component("path", path, pathCodec, { section: "3.3", specification: SPECIFICATION, absent: "/" }),
);
