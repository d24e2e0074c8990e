import {
  alpha,
  decodedText,
  defineScheme,
  digit,
  list,
  many,
  oneOf,
  optional,
  rule,
  sequence,
  some,
  uchar,
  unescapedText,
} from "@url1738/core/define";

export const word = rule("word", many(oneOf(uchar, "=")));

/** A scheme with secrets; those in the list cannot contain a mask. */
export const scheme = defineScheme({
  name: "x-safe",
  schemepart: sequence(
    optional(decodedText("token", word, { secret: true }), "@"),
    unescapedText("place", rule("place", some(alpha)), undefined, {
      check: (text: string) => (text === "nowhere" ? [{ index: 0, end: 1, message: "There is no such place." }] : []),
    }),
    list(
      "pins",
      unescapedText("pin", rule("pin", some(digit)), undefined, {
        secret: true,
        check: (text: string) => (text === "0" ? [{ index: 0, end: 1, message: "A pin is not zero." }] : []),
      }),
      ";",
      "before",
    ),
  ),
  access: ({ token, place, pins }) => ({ protocol: "safe", place, dial: [token ?? "", ...pins] }),
});
