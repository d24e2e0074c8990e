import { alpha, choice, digit, many, oneOf, rule, sequence, set, some } from "@url1738/core/define";

// RFC 822 §6.1 and §3.3, applied to decoded characters, without comments, folding and control characters.

const printable = oneOf(alpha, digit, "!#$%&'*+-/=?^_`{|}~");

// specials = "(" / ")" / "<" / ">" / "@" / "," / ";" / ":" / "\" / <"> / "." / "[" / "]"
// atom = 1*<any CHAR except specials, SPACE and CTLs>
const atom = rule("atom", some(set("atom character", printable)));

// qtext = <any CHAR excepting <">, "\" & CR, and including linear-white-space>
const qtext = set("qtext", printable, "()<>@,;:.[] ");

// dtext = <any CHAR excluding "[", "]", "\" & CR, & including linear-white-space>
const dtext = set("dtext", printable, '()<>@,;:." ');

// quoted-pair = "\" CHAR
const quotedPair = rule("quoted-pair", "\\", set("CHAR", printable, '()<>@,;:\\".[] '));

// quoted-string = <"> *(qtext/quoted-pair) <">
const quotedString = rule("quoted-string", '"', many(qtext), many(quotedPair, many(qtext)), '"');

// domain-literal = "[" *(dtext / quoted-pair) "]"
const domainLiteral = rule("domain-literal", "[", many(dtext), many(quotedPair, many(dtext)), "]");

// word = atom / quoted-string
const word = rule("word", choice(atom, quotedString));

// sub-domain = domain-ref / domain-literal
// domain-ref = atom
const subDomain = rule("sub-domain", choice(atom, domainLiteral));

// local-part = word *("." word)
const localPart = rule("local-part", word, many(".", word));

// domain = sub-domain *("." sub-domain)
const domain = rule("domain", subDomain, many(".", subDomain));

// addr-spec = local-part "@" domain
/** The grammar of an address. */
export const addrSpec = sequence(localPart, "@", domain);
