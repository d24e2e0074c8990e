import type { Definition, FieldsOf } from "@url1738/core/define";
import {
  alpha,
  decodedText,
  digit,
  encodedText,
  flag,
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
import { type DataUrl, dataCheck, dataNameHint } from "./data-url.ts";

export type { DataParameter, DataUrl } from "./data-url.ts";

// token of RFC 2045 §5.1, without the characters that no URL has raw
const token = some(oneOf(alpha, digit, "!$&'*+-._~"));

// type "/" subtype
const mediaType = unescapedText("mediaType", rule("mediatype", token, "/", token), lowerCase);

// parameter := attribute "=" value
const parameter = sequence(
  unescapedText("name", rule("attribute", token), lowerCase, { hint: dataNameHint }),
  "=",
  decodedText("value", rule("value", some(oneOf(alpha, digit, "!$&'*+-._~()/:@?", pctEncoded)))),
);

// urlchar = reserved / unreserved / escape
const data = rule("data", many(oneOf(alpha, digit, "-_.!~*'();/?:@&=+$,", pctEncoded)));

// dataurl := "data:" [ mediatype ] [ ";base64" ] "," data
// mediatype := [ type "/" subtype ] *( ";" parameter )
/** The grammar of the text after `data:`. @public */
export const schemepart = sequence(
  optional(mediaType),
  list("parameters", parameter, ";", "before"),
  flag("base64", ";base64"),
  ",",
  encodedText("data", data),
);

/** The definition of the scheme `data` (RFC 2397 §3): its grammar, and why its URLs are not accessed. @public */
export const dataDefinition: Definition<"data", FieldsOf<typeof schemepart>, DataUrl, never, unknown> = {
  name: "data",
  specification: "RFC 2397",
  section: "3",
  unsafe: "~",
  schemepart,
  check: dataCheck,
  labels: { mediaType: "media type" },
  access: "It is the data themselves.",
};
