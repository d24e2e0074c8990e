import { decimal, decodedText, digits, list, many, optional, sequence, uchar } from "@url1738/core/define";
import { describe, expect, test } from "vitest";
import { inEnglish } from "../../src/errors/english.ts";
import { foundIn } from "../../src/values/unit.ts";
import { casesIn, evaluate } from "../cases.ts";
import { type AnyUnit, unitOf } from "../unit-of.ts";

/** Writes the errors in a text as the cases do. */
function shownFaults(unit: AnyUnit, text: string): string {
  return foundIn(unit, text)
    .errors.map(
      ({ component, index, end, message, params }) =>
        `${index}-${end} ${component}: ${inEnglish(message, { component }, params)}`,
    )
    .join(" | ");
}

describe.each(casesIn("reader.txt"))("%s", (_, grammar, rows) => {
  const unit = unitOf(grammar);

  test.each(rows)("%s", (input, result, where) => {
    const value = unit.read(unit.keep(), input, 0);
    if (result.startsWith("[")) {
      expect(value && Object.values(value)).toStrictEqual(evaluate(result, where));
      expect(shownFaults(unit, input)).toBe("");
    } else {
      expect(value).toBeUndefined();
      expect(shownFaults(unit, input) || "none").toBe(result);
    }
  });
});

test("text before that of the grammar is skipped, and counts", () => {
  const unit = unitOf(sequence(decimal("a", digits, 9), "/"), "x");
  expect(unit.read(unit.keep(), "X:7/", 0)).toEqual({ scheme: "x", a: 7 });
  expect(unit.read(unit.keep(), "y:7/", 0)).toBeUndefined();
  expect(unit.read(unit.keep(), "y:7/", 1)).toEqual({ scheme: "x", a: 7 });
  expect(shownFaults(unit, "x:10/")).toBe("2-4 a: The a must be at most 9.");
  expect(foundIn(unit, "x:10/").places).toEqual([{ component: "a", index: 2, end: 4 }]);
});

test("a list that is absent is made anew each time, because whoever gets it may change it", () => {
  const unit = unitOf(optional("/", list("a", decodedText("b", many(uchar)), ";", "before")));
  const [first, second] = [unit.read(unit.keep(), "", 0)?.a, unit.read(unit.keep(), "", 0)?.a];
  expect([first, second]).toEqual([[], []]);
  expect(first).not.toBe(second);
});
