import type { Definition, FieldsOf } from "@url1738/core/define";
import {
  alpha,
  choice,
  decodedText,
  digit,
  hex,
  list,
  many,
  oneOf,
  optional,
  escape as pctEncoded,
  rule,
  sequence,
  some,
  unescapedText,
} from "@url1738/core/define";
import { lowerCase } from "@url1738/core/runtime";
import { type TelUrl, telCheck, telNormalize, telNumber } from "./tel-url.ts";

export type { TelParameter, TelUrl } from "./tel-url.ts";

// visual-separator = "-" / "." / "(" / ")"
// phonedigit = DIGIT / [ visual-separator ]
const phonedigit = oneOf(digit, "-.()");

// global-number-digits = "+" *phonedigit DIGIT *phonedigit
const global = rule("global-number-digits", "+", many(phonedigit), digit, many(phonedigit));

// phonedigit-hex = HEXDIG / "*" / "#" / [ visual-separator ]
// No URL has a raw "#" (RFC 3986).
const phonedigitHex = oneOf(hex, "*-.()");

// local-number-digits = *phonedigit-hex (HEXDIG / "*" / "#") *phonedigit-hex
const local = rule("local-number-digits", many(phonedigitHex), oneOf(hex, "*"), many(phonedigitHex));

// pname = 1*( alphanum / "-" )
const pname = rule("pname", some(oneOf(alpha, digit, "-")));

// param-unreserved = "[" / "]" / "/" / ":" / "&" / "+" / "$"
// paramchar = param-unreserved / unreserved / pct-encoded
// pvalue = 1*paramchar
const pvalue = rule("pvalue", some(oneOf(alpha, digit, "[]/:&+$-_.!~*'()", pctEncoded)));

// telephone-uri = "tel:" telephone-subscriber
// telephone-subscriber = global-number / local-number
// global-number = global-number-digits *par
// local-number = local-number-digits *par context *par
// parameter = ";" pname ["=" pvalue]
/** The grammar of the text after `tel:`. @public */
export const schemepart = sequence(
  unescapedText("number", choice(global, local), telNumber),
  list(
    "parameters",
    sequence(unescapedText("name", pname, lowerCase), optional("=", decodedText("value", pvalue))),
    ";",
    "before",
  ),
);

/** The definition of the scheme `tel` (RFC 3966 §3): its grammar, and why its URLs are not accessed. @public */
export const telDefinition: Definition<"tel", FieldsOf<typeof schemepart>, TelUrl, never, unknown> = {
  name: "tel",
  specification: "RFC 3966",
  section: "3",
  unsafe: "~[]",
  bare: true,
  schemepart,
  check: telCheck,
  normalize: telNormalize,
  labels: { parameters: "parameter" },
  access: "It designates a telephone number.",
};
