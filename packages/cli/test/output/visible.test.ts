import { expect, test } from "vitest";
import { quoted, visible } from "../../src/output/visible.ts";

test.each([
  ["plain text", "a b~ä漢字😀", "a b~ä漢字😀"],
  ["controls with names", "\t\n\r", "\\t\\n\\r"],
  ["other controls of ASCII, as octets", "\0\x1B[31m\x7F", "\\x00\\x1B[31m\\x7F"],
  ["controls beyond ASCII, as characters", "\u0085\u2028", "\\u0085\\u2028"],
  ["octets that are not text", "\uDCE9\uDC80", "\\xE9\\x80"],
  ["other lone surrogates", "\uD800\uDC00\uDFFF\uD800", "𐀀\\uDFFF\\uD800"],
  [
    "what is invisible or turns the writing round",
    "\u00A0\u200B\u202E\uFEFF\u{E0001}",
    "\\u00A0\\u200B\\u202E\\uFEFF\\u{E0001}",
  ],
  ["a combining mark stays", "e\u0301", "e\u0301"],
])("visible: %s", (_, text, shown) => {
  expect(visible(text)).toBe(shown);
});

test("quoted text cannot be mistaken for its escapes", () => {
  expect(quoted('a"b\\x41\n ')).toBe('"a\\"b\\\\x41\\n "');
});
