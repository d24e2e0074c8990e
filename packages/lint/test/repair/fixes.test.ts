import type { Edit } from "@url1738/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { composed, edited } from "../../src/repair/fixes.ts";

const edit = fc.record({ index: fc.nat(12), length: fc.nat(3), replacement: fc.constantFrom("", "x", "yz", "...") });

// However often a text is changed, the composed edits turn the original into the same text at once.
test("changes of changes are changes of the text", () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 6 }), (made) => {
      const given = "abcdefghijkl";
      let text = given;
      let edits: readonly Edit[] = [];
      for (const { index: at, length, replacement } of made) {
        const index = Math.min(at, text.length);
        const fix = { index, end: Math.min(index + length, text.length), replacement, sure: false };
        edits = composed(edits, text, fix);
        text = edited(text, [fix]);
        expect(edited(given, edits)).toBe(text);
      }
      for (const [order, { index, end }] of edits.entries()) {
        expect(end).toBeGreaterThanOrEqual(index);
        expect(index).toBeGreaterThanOrEqual(edits[order - 1]?.end ?? 0);
      }
    }),
  );
});
