import { defineScheme } from "@url1738/core";
import {
  alpha,
  decodedText,
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
} from "@url1738/core/grammar";

/** A scheme with secrets, of which those in the list cannot hold a mask. */
export const safe = defineScheme({
  name: "x-safe",
  schemepart: sequence(
    optional(decodedText("token", rule("token", many(oneOf(uchar, "="))), { secret: true }), "@"),
    unescapedText("place", rule("place", some(alpha))),
    list("pins", unescapedText("pin", rule("pin", some(digit)), undefined, { secret: true }), ";", "before"),
  ),
  access: ({ token, place, pins }) => ({ protocol: "safe", place, dial: [token ?? "", ...pins] }),
});
