import { decimal, decodedText, digits, hostport, list, many, sequence, uchar } from "@url1738/core/define";
import type { Examples } from "@url1738/testkit";
import { expect, test } from "vitest";
import { broken, examples, failures, subjectOf } from "./subject.ts";

test("an example that lacks a component, or is wrong, fails", () => {
  const without: Examples = { ...examples, urls: [{ section: "1", url: "x-name://h", value: { host: "h", port: 7 } }] };
  expect(failures(broken({}), without, 5)).toEqual([
    'every octet survives the component "name", or is refused by parse and format alike',
  ]);
  for (const [table, row] of [
    ["errors", { section: "1", why: "", url: "x-name://", code: "syntax", index: 8 }],
    ["errors", { section: "1", why: "", url: "x-name://h", code: "syntax", index: 8 }],
    ["parts", { section: "1", parts: { host: "h" }, refused: "host" }],
    ["parts", { section: "1", parts: { host: "h" }, url: "x-name://h:8" }],
    ["refused", { section: "1", value: { host: "h", port: 7 }, component: "host" }],
  ] as const)
    expect(failures(broken({}), { ...examples, [table]: [row] }, 5)).toHaveLength(1);
});

test("an example without an item in a list fails", () => {
  const word = decodedText("word", many(uchar));
  const words = subjectOf({
    name: "x-words",
    schemepart: list("words", word, ";", "before"),
    access: "They are words.",
  });
  const failed = (url: string, value: object) => failures(words, { urls: [{ url, value }] });
  expect(failed("x-words:;a", { words: ["a"] })).toEqual([]);
  expect(failed("x-words:", { words: [] })).toEqual([
    'every octet survives the component "words", or is refused by parse and format alike',
  ]);
});

test("digits are not letters: a component of numbers alone needs no text", () => {
  const schemepart = sequence("//", hostport, "/", decimal("n", digits, 99));
  const numbers = subjectOf({ name: "x-name", defaultPort: 7, schemepart, access: "It designates nothing." });
  const rows: Examples = {
    urls: [{ section: "1", url: "x-name://h/5", value: { host: "h", port: 7, n: 5 } }],
    errors: [],
    parts: [],
    refused: [],
  };
  expect(failures(numbers, rows)).toEqual([]);
});
