import type { Definition, FieldsOf } from "@url1738/core/define";
import {
  alpha,
  component,
  decodedCodec,
  decodedText,
  digit,
  list,
  many,
  oneOf,
  optional,
  escape as pctEncoded,
  rule,
  sequence,
  set,
  some,
} from "@url1738/core/define";
import {
  type MailUrl,
  mailAddressErrors,
  mailAddressHint,
  mailCheck,
  mailFindings,
  mailHeaderName,
  mailMeant,
  mailMeantLines,
  mailNormalize,
  mailValueHint,
} from "./mail-url.ts";

export type { MailHeader, MailUrl } from "./mail-url.ts";

// unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~" (RFC 3986)
// some-delims = "!" / "$" / "'" / "(" / ")" / "*" / "+" / "," / ";" / ":" / "@"
// qchar = unreserved / pct-encoded / some-delims
const qchar = set("qchar", alpha, digit, "-._~", pctEncoded, "!$'()*+,;:@");

// addr-spec = local-part "@" domain
// "A number of characters that can appear in <addr-spec> MUST be percent-encoded", among them "&", ";" and "=", and a comma separates
// addresses. `mailAddressErrors` reads what is decoded.
const addrSpec = rule("addr-spec", some(set("addr-char", alpha, digit, "-._~", pctEncoded, "!$'()*+:@")));
const word = some(oneOf(alpha, digit));
// dot-atom-text "@" dot-atom-text, without escapes
const atom = some(oneOf(alpha, digit, "-_~!$'*+"));
const dotAtom = sequence(atom, many(".", atom));
const address = decodedText("address", addrSpec, {
  check: mailAddressErrors,
  hint: mailAddressHint,
  sample: sequence(word, "@", word),
  usual: { texts: sequence(dotAtom, "@", dotAtom) },
});

// hfname = *qchar
const hfname = rule("hfname", many(qchar));

// hfvalue = *qchar
const hfvalue = rule("hfvalue", many(qchar));

// hfield = hfname "=" hfvalue
const hfield = sequence(
  component("name", hfname, { read: mailHeaderName, spell: decodedCodec(hfname).spell }),
  "=",
  decodedText("value", hfvalue, { hint: mailValueHint }),
);

// mailtoURI = "mailto:" [ to ] [ hfields ]
// to = addr-spec *("," addr-spec )
// hfields = "?" hfield *( "&" hfield )
/** The grammar of the text after `mailto:`. @public */
export const schemepart = sequence(
  optional(list("to", address, ",", "between", { absent: "" })),
  optional("?", list("headers", hfield, "&", "between", { absent: "" })),
);

/** The definition of the scheme `mailto` (RFC 6068 §2): its grammar, and why its URLs are not accessed. @public */
export const mailtoDefinition: Definition<"mailto", FieldsOf<typeof schemepart>, MailUrl, never, unknown> = {
  name: "mailto",
  specification: "RFC 6068",
  section: "2",
  unsafe: "~",
  schemepart,
  check: mailCheck,
  normalize: mailNormalize,
  meant: mailMeant,
  labels: { to: "recipient", headers: "header field" },
  hazards: { look: mailFindings, meantLines: mailMeantLines },
  access: "It designates a message that somebody may want to send.",
};
