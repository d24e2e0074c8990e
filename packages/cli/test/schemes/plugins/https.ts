import { decodedText, defineScheme, many, uchar } from "@url1738/core/define";

export const https = defineScheme({
  name: "https",
  schemepart: decodedText("word", many(uchar)),
  access: "It designates a word.",
});
