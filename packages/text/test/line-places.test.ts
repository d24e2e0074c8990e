import fc from "fast-check";
import { expect, test } from "vitest";
import { LinePlaces } from "../src/line-places.ts";

const texts = fc
  .array(fc.constantFrom("\n", "\r\n", "a", "é", "😀", "b c"), { maxLength: 40 })
  .map((parts) => parts.join(""));

test("lines and columns, from 1 on, wherever the text is cut", () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 9 }), fc.array(fc.nat({ max: 80 })), (text, size, asked) => {
      const places = new LinePlaces();
      for (let at = 0; at < text.length; at += size) places.add(text.slice(at, at + size));
      for (const wanted of asked.sort((a, b) => a - b)) {
        const offset = Math.min(wanted, text.length);
        const lines = text.slice(0, offset).split("\n");
        expect(places.placeOf(offset)).toEqual({ line: lines.length, column: (lines.at(-1) as string).length + 1 });
      }
    }),
  );
});

test("counted text is released, and the places after it are right", () => {
  const places = new LinePlaces();
  const piece = `${"a".repeat(1023)}\n`.repeat(64);
  for (let count = 0; count < 200; count++) places.add(piece);
  expect(places.placeOf(200 * piece.length)).toEqual({ line: 200 * 64 + 1, column: 1 });
});
