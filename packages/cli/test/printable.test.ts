import { expect, test } from "vitest";
import { columnsOf, printable, printableCell, quoted } from "../src/printable.ts";

test.each([
  ["plain text", "a b~ä漢字😀", "a b~ä漢字😀"],
  ["controls with names", "\t\n\r", "\\t\\n\\r"],
  ["other controls of ASCII, as octets", "\0\x1B[31m\x7F", "\\x00\\x1B[31m\\x7F"],
  ["controls beyond ASCII, as characters", "\u0085\u2028", "\\u0085\\u2028"],
  ["octets that are no text", "\uDCE9\uDC80", "\\xE9\\x80"],
  ["other lone surrogates", "\uD800\uDC00\uDFFF\uD800", "𐀀\\uDFFF\\uD800"],
  [
    "what is invisible or turns the writing round",
    "\u00A0\u200B\u202E\uFEFF\u{E0001}",
    "\\u00A0\\u200B\\u202E\\uFEFF\\u{E0001}",
  ],
  ["a combining mark stays", "e\u0301", "e\u0301"],
])("printable: %s", (_, text, shown) => {
  expect(printable(text)).toBe(shown);
});

test("quoted text cannot be mistaken for its escapes", () => {
  expect(quoted('a"b\\x41\n ')).toBe('"a\\"b\\\\x41\\n "');
});

test.each([
  ["a", "a", 1],
  [" ", " ", 1],
  ["\x1B", "\\x1B", 4],
  ["\u0301", "\\u0301", 6],
  ["ä", "ä", 1],
  ["漢", "漢", 2],
  ["한", "한", 2],
  ["Ａ", "Ａ", 2],
  ["ｱ", "ｱ", 1],
  ["😀", "😀", 2],
  ["🇩", "\\u{1F1E9}", 9],
])("%j takes its columns", (character, cell, columns) => {
  expect(printableCell(character)).toBe(cell);
  expect(columnsOf(cell)).toBe(columns);
});
