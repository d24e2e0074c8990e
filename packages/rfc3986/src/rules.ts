import {
  alpha,
  alphadigit,
  type CharacterSet,
  type Codec,
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
import { ipLiteral, usualAddress } from "./host6.ts";
import { canonicalHost6, checkHost6, hintHost6 } from "./ipv6.ts";
import { normaliseUri, spellPath } from "./normalise-uri.ts";

const SPECIFICATION = "RFC 3986";

// RFC 3986, Appendix A, for schemes that it describes. They need `unsafe: "~[]"`.

// pchar = unreserved / pct-encoded / sub-delims / ":" / "@"
/** `pchar`, RFC 3986 §3.3. @public */
export const pchar: CharacterSet = set("pchar", alpha, digit, "-._~", pctEncoded, "!$&'()*+,;=", ":@");

// segment = *pchar
const segment = rule("segment", many(oneOf(pchar)));

// query = *( pchar / "/" / "?" )
/** `query`, RFC 3986 §3.4. @public */
export const query: Rule<readonly []> = rule("query", many(oneOf(pchar, "/?")));

// fragment = *( pchar / "/" / "?" )
/** `fragment`, RFC 3986 §3.5. @public */
export const fragment: Rule<readonly []> = rule("fragment", many(oneOf(pchar, "/?")));

// The names that reg-name allows and DNS can have, and those with underscores, which DNS does have. A hyphen must precede another
// character of the label, and the last label does not begin with a digit, so that no name looks like an address.
const labelCharacter = oneOf(alphadigit, "_");
const hyphened = many(some("-"), some(labelCharacter));
const label = rule("label", some(labelCharacter), hyphened);
const topLabel = rule("toplabel", oneOf(alpha, "_"), many(labelCharacter), hyphened);

// reg-name = *( unreserved / pct-encoded / sub-delims )
// A final dot ends a name that is complete (RFC 3986 §3.2.2).
const regName = rule("reg-name", many(label, "."), topLabel, optional("."));

// dec-octet without leading zeros; `checkHost6` limits it to 255.
const decOctet = rule("dec-octet", choice("0", sequence(oneOf("123456789"), many(digit))));

// IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet
const ipv4Address = rule("IPv4address", decOctet, ".", decOctet, ".", decOctet, ".", decOctet);

// host = IP-literal / IPv4address / reg-name
const host = rule("host", choice(regName, ipv4Address, ipLiteral));

const codec: Codec<string> = { ...hostCodec, read: canonicalHost6, check: checkHost6 };

// The names in lower case, which need not be read.
const lowercaseName = sequence(
  many(oneOf(lowalpha, digit, "_-.")),
  oneOf(lowalpha, "_"),
  many(oneOf(lowalpha, digit, "_-")),
  optional("."),
);

/** Most hosts. No label is too long in one of at most 63 characters (RFC 1034). */
const usual: Usual = {
  texts: usualHosts(sequence(usualNames(lowalpha, "_"), optional(".")), usualAddress),
  unchanged: choice(lowercaseName, ipv4Address),
  passing: regName,
  most: 63,
};

// authority = host [ ":" port ]
// port = *DIGIT
/**
 * `authority`, RFC 3986 §3.2, without userinfo: a host and the port. The host is a name with or without underscores and a final dot, an
 * IPv4 address, or an IPv6 address in brackets, which its value keeps. An empty port is the scheme's default.
 *
 * @public
 */
export const authority: Rule<readonly [Field<"host", string, undefined>, Field<"port", number, number>]> = rule(
  "authority",
  component("host", host, codec, { section: "3.2.2", specification: SPECIFICATION, hint: hintHost6, usual }),
  optional(":", optional({ ...port, options: { ...port.options, section: "3.2.3", specification: SPECIFICATION } })),
);

const path = rule("path", some("/", segment));
const pathCodec = encodedCodec(path, { read: normaliseUri, spell: spellPath });

// path-abempty = *( "/" segment )
/** `path-abempty`, RFC 3986 §3.3: the field `path`, encoded, with the slash before it. A path that is left out or empty is `/`. @public */
export const pathAbempty: Optional<readonly [Field<"path", Encoded, Encoded>]> = implied(
  component("path", path, pathCodec, { section: "3.3", specification: SPECIFICATION, absent: "/" }),
);
