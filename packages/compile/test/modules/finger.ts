import { decodedText, hostport, many, oneOf, optional, rule, sequence, uchar } from "@url1738/core/define";
import { access } from "./finger-access.ts";

// who = *[ uchar | "@" ]
const who = rule("who", many(oneOf(uchar, "@")));

export const definition = {
  name: "x-finger",
  defaultPort: 79,
  schemepart: sequence("//", hostport, optional("/", decodedText("who", who))),
  access,
};

export const twofold = {
  name: "x-twofold",
  schemepart: sequence(decodedText("who", who), decodedText("whom", many(uchar))),
  access: "Its URLs name nothing.",
};

export const odd = {
  name: "x-odd",
  schemepart: decodedText("who", who, { check: () => [] }),
  access: "Its URLs name nothing.",
};

export const plain = {
  name: "x-plain",
  schemepart: decodedText("who", many(uchar)),
  access: "Its URLs name nothing.",
};
