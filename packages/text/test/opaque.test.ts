import { createRegistry } from "@url1738/core";
import {
  decodedText,
  defineScheme,
  digit,
  many,
  rule,
  sequence,
  some,
  uchar,
  unescapedText,
} from "@url1738/core/define";
import { findUrls, type UrlSource } from "@url1738/text";
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
const server = sequence(
  "//",
  decodedText("server", rule("server", some(uchar))),
  "/",
  decodedText("base", rule("base", many(uchar))),
);
const mysql = defineScheme({ name: "mysql", schemepart: server, access: "It designates a database." });
const jdbc = defineScheme({
  name: "jdbc",
  schemepart: sequence("mysql:", server),
  access: "It designates a database.",
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

test.each<[string, UrlSource]>([
  ["the scheme inside is not known", createRegistry([jdbc])],
  ["it is known", createRegistry([jdbc, mysql])],
  ["any scheme is found", createRegistry([jdbc], { generic: true })],
])("a scheme whose URLs begin with another one: %s", (_, source) => {
  const text = "See jdbc:mysql://host.dom/base, (jdbc:mysql://h/d). jdbc:driver";
  const found = [...findUrls(source, text, { bare: true })].map((hit) => hit.text);
  expect(found).toEqual(["jdbc:mysql://host.dom/base", "jdbc:mysql://h/d"]);
});

test("no bare URL is found without the option", () => {
  expect([...findUrls(urls, "isbn:0306406152")]).toEqual([]);
});
