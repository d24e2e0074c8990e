import type { Definition, FieldsOf } from "@url1738/core/define";
import {
  alpha,
  checkDecoded,
  choice,
  decodedText,
  digit,
  many,
  oneOf,
  rule,
  sequence,
  set,
  some,
  xchar,
} from "@url1738/core/define";
import type { MailtoUrl } from "./mailto-url.ts";
import { mailtoFindings, mailtoHint, meant } from "./mailto-url.ts";

export type { MailtoUrl } from "./mailto-url.ts";

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
const addrSpec = sequence(localPart, "@", domain);

// encoded822addr = 1*xchar ; further defined in RFC822
const encoded822addr = rule("encoded822addr", some(xchar));

// mailtourl = "mailto:" encoded822addr
/** The grammar of the text after `mailto:`. @public */
export const schemepart = decodedText("address", encoded822addr, {
  check: checkDecoded(addrSpec),
  sample: addrSpec,
});

/** The definition of the scheme `mailto` (RFC 1738 §3.5): its grammar, and why its URLs are not accessed. @public */
export const mailtoDefinition: Definition<"mailto", FieldsOf<typeof schemepart>, MailtoUrl, never, unknown> = {
  name: "mailto",
  section: "3.5",
  schemepart,
  hint: mailtoHint,
  meant,
  hazards: { look: mailtoFindings },
  access: "It designates the mailing address of an individual or service, not an object.",
};
