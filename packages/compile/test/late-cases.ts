import {
  alpha,
  choice,
  decimal,
  decodedText,
  digit,
  digits,
  keyword,
  list,
  many,
  oneOf,
  oneWord,
  otherwise,
  sequence,
  some,
  uchar,
  unescapedText,
  without,
} from "@url1738/core/define";
import { a, b, type Case, number, p, q } from "./case-pieces.ts";

/** Grammars of which only later text tells which alternative it is, or where components begin or end. */
export const lateCases: readonly Case[] = [
  // The numbers of states up to 89 are written as one kind of character, the others as another.
  ["more states than a table writes in ASCII", sequence("abcdefghij".repeat(12), a)],
  [
    "what is known, or else anything",
    otherwise(sequence(keyword("n="), number), "none", decodedText("b", many(oneOf(uchar, "=")))),
  ],
  ["what is known, unless an escape hides it", otherwise(oneWord("known", ["x", "yy"]), a)],
  [
    "what is known, or else anything, in a list",
    list(
      "all",
      otherwise(sequence("n=", number), decodedText("one", many(without(oneOf(uchar, "="), ",")))),
      ",",
      "between",
    ),
  ],
  ["an item that none of its alternatives spells", list("all", otherwise(a, "/", b), "~", "after"), { unsafe: "~" }],
  [
    "the last colon",
    sequence(
      "//",
      decodedText("name", some(oneOf(uchar, ":"))),
      ":",
      unescapedText("last", some(oneOf(digit, alpha))),
      ";",
    ),
  ],
  ["the last slash", sequence("/", decodedText("dir", many(oneOf(uchar, "/"))), "/", decodedText("base", many(uchar)))],
  [
    "the last three letters, of which each can be the first",
    sequence(
      unescapedText("head", many(oneOf("xy"))),
      "x",
      unescapedText("tail", sequence(oneOf("xy"), oneOf("xy"), oneOf("xy"))),
    ),
  ],
  [
    "the last three letters, which a text may lack",
    sequence(
      unescapedText("head", many(oneOf("xy"))),
      choice("!", sequence("x", unescapedText("tail", sequence(oneOf("xy"), oneOf("xy"), oneOf("xy"))), "?")),
    ),
  ],
  [
    "the last two letters of all, after which digits follow",
    sequence(
      decodedText("all", some(oneOf("xy"))),
      unescapedText("first", alpha),
      unescapedText("second", alpha),
      decimal("size", digits, 99),
    ),
  ],
  [
    "alternatives that part at the end",
    choice(
      sequence(decodedText("x", some(oneOf(uchar, "/"))), "!"),
      sequence(decodedText("y", some(uchar)), "/", decodedText("z", some(uchar)), "?"),
    ),
  ],
  ["components that change places", choice(sequence(p, "-", q, ";a"), sequence(q, "-", p, ";b"))],
];
