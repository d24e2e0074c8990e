import { decodedText, defineScheme, many, uchar } from "@url1738/core/define";

// Its author writes plain JavaScript.
export const mistaken: unknown = defineScheme({
  name: "x-mistaken",
  defaultPort: -1,
  hnit: "Write a name.",
  schemepart: decodedText("name", many(uchar)),
  access: "It designates nothing.",
} as never);
