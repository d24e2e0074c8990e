import {
  alpha,
  decimal,
  decodedText,
  digits,
  many,
  type Node,
  some,
  uchar,
  unescapedText,
  without,
} from "@url1738/core/define";

/** A grammar, and more of its definition. */
export type Case = readonly [title: string, schemepart: Node, more?: object];

// Components of the cases.
export const a = decodedText("a", some(without(uchar, ",")));
export const b = decodedText("b", many(uchar));
export const number = decimal("number", digits, 9, { absent: "7" });
export const [p, q] = [unescapedText("p", some(alpha)), unescapedText("q", some(alpha))];
