import { defineScheme } from "@url1738/core";
import { decodedText, many, uchar } from "@url1738/core/define";

export const https = defineScheme({
  name: "https",
  schemepart: decodedText("word", many(uchar)),
  access: "It designates a word.",
});
