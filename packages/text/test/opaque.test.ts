import { createRegistry } from "@url1738/core";
import { decodedText, defineScheme, digit, many, rule, some, uchar, unescapedText } from "@url1738/core/define";
import { findUrls } from "@url1738/text";
import { expect, test } from "vitest";

const isbn = defineScheme({
  name: "isbn",
  schemepart: unescapedText("number", rule("number", some(digit))),
  bare: true,
  access: "It designates a book.",
});
const quiet = defineScheme({
  name: "ean",
  schemepart: unescapedText("number", rule("number", some(digit))),
  access: "It designates an article.",
});
const note = defineScheme({
  name: "note",
  schemepart: decodedText("text", rule("text", many(uchar))),
  bare: true,
  access: "It designates a note.",
});
const urls = createRegistry([isbn, quiet, note]);

const found = (text: string) => [...findUrls(urls, text, { bare: true })].map((hit) => hit.text);

test.each([
  ["a name, a colon and digits", "See isbn:0306406152, or ask.", ["isbn:0306406152"]],
  ["in brackets, at the end of a sentence", "(Read isbn:0306406152.)", ["isbn:0306406152"]],
  ["not of a scheme whose author does not want them found", "See ean:4006381333931.", []],
  ["prose stays prose where the grammar does not take it", "The isbn: 0306406152", []],
  ["nothing behind the colon", "A note: it is late. note:", []],
  ["what is more than a URL is none", "isbn:0306406152x", []],
  ["not inside a word", "misbn:0306406152", []],
  ["several", "isbn:1 isbn:2\nnote:a", ["isbn:1", "isbn:2", "note:a"]],
])("%s", (_, text, expected) => {
  expect(found(text)).toEqual(expected);
});

test("no bare URL is found without the option", () => {
  expect([...findUrls(urls, "isbn:0306406152")]).toEqual([]);
});
