import fc from "fast-check";
import { expect, test } from "vitest";
import { excerptOf } from "../../src/output/excerpt.ts";

/** Texts of two different characters that take one column each, with a span. */
const shown = fc
  .array(fc.constantFrom("e", "-"), { maxLength: 200 })
  .map((characters) => characters.join(""))
  .chain((text) =>
    fc.tuple(fc.constant(text), fc.nat(text.length), fc.nat(text.length)).map(([text, one, other]) => ({
      text,
      index: Math.min(one, other),
      end: Math.max(one, other),
    })),
  );

test("of ASCII the same is shown as of any other characters of one column", () => {
  fc.assert(
    fc.property(shown, ({ text, index, end }) => {
      const { before, marked, after, ...columns } = excerptOf({ text: text.replaceAll("e", "é"), index, end });
      const [seenBefore, seenMarked, seenAfter] = [before, marked, after].map((part) => part.replaceAll("é", "e"));
      expect(excerptOf({ text, index, end })).toEqual({
        before: seenBefore,
        marked: seenMarked,
        after: seenAfter,
        ...columns,
      });
    }),
    { numRuns: 1000 },
  );
});

test("the surroundings of the place are shown for a long text", () => {
  const text = `${"a".repeat(100)}~${"b".repeat(100)}`;
  expect(excerptOf({ text, index: 100, end: 101 })).toEqual({
    before: `…${"a".repeat(46)}`,
    marked: "~",
    after: `${"b".repeat(27)}…`,
    columnsBefore: 47,
    columns: 1,
  });
});
