import type { UrlError } from "@url1738/core";
import {
  alpha,
  checkDecoded,
  choice,
  decodedText,
  defineScheme,
  digit,
  many,
  type Node,
  oneOf,
  sequence,
  uchar,
} from "@url1738/core/define";
import { expect, test } from "vitest";
import { errorOf } from "../error-of.ts";

const schemeWith = (decoded: Node) =>
  defineScheme({
    name: "x-a",
    schemepart: decodedText("word", sequence(choice(alpha, "%", digit), many(uchar)), { check: checkDecoded(decoded) }),
    access: "It designates a word.",
  });

test.each<[why: string, decoded: Node, text: string, index: number, expected: string[] | undefined, message: string]>([
  ["a space", sequence("a", " ", "b"), "ab", 1, ["%20"], '"b" is not allowed here in the word: expected "%20".'],
  [
    "a space among others",
    sequence("a", choice(" ", digit, "-")),
    "ab",
    1,
    ["digit", "%20", "-"],
    '"b" is not allowed here in the word: expected a digit, "%20" or "-".',
  ],
  ["a tab", sequence("a", oneOf("\t")), "a", 1, ["%09"], 'Unexpected end of the word: expected "%09".'],
  ["an escape itself", sequence("a", "~"), "a%25", 1, ["%7E"], '%25 is not allowed here in the word: expected "%7E".'],
  [
    "raw where the grammar allows it raw",
    sequence("a", "-"),
    "ab",
    1,
    ["-"],
    '"b" is not allowed here in the word: expected "-".',
  ],
  [
    "escaped where it does not",
    sequence("-", "a"),
    "a",
    0,
    ["%2D"],
    '"a" is not allowed here in the word: expected "%2D".',
  ],
  ["nothing", sequence("a"), "ab", 1, undefined, '"b" is not allowed here: nothing may follow.'],
])("of a decoded text, errors expect %s", (_, decoded, text, index, expected, message) => {
  const { error } = schemeWith(decoded).safeParse(`x-a:${text}`) as { readonly error: UrlError };
  expect([error.index, error.expected, error.message]).toEqual([index + 4, expected, message]);
});

test.each<[decoded: Node, expected: string]>([
  [sequence("a", " "), "a space"],
  [sequence("a", choice(" ", digit)), "a digit or a space"],
  [sequence("a", choice(" ", "-")), 'a space or "-"'],
])("of a value, a character that may follow is itself: %#", (decoded, expected) => {
  const message = `"b" is not allowed here in the word: expected ${expected}.`;
  expect(errorOf(() => schemeWith(decoded).build({ word: "ab" }))).toMatchObject({ component: "word", message });
});
