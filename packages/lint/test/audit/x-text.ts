import { decodedText, defineScheme, list, login, many, optional, rule, sequence, uchar } from "@url1738/core/define";

const word = rule("word", many(uchar));

export const schemepart = sequence(
  "//",
  login,
  optional("/", decodedText("text", word), list("items", decodedText("item", word), "/", "before")),
);

export const scheme = defineScheme({ name: "x-text", defaultPort: 7, schemepart, access: "It designates text." });
