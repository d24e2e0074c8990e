import { decimal, decodedText, digits, list, many, optional, sequence, uchar } from "@url1738/core/define";
import { describe, expect, test } from "vitest";
import { inEnglish } from "../../src/errors/english.ts";
import { errorsIn, placesIn } from "../../src/values/scribe.ts";
import { casesIn, evaluate } from "../cases.ts";
import { type AnyScribe, scribeOf } from "../scribe-of.ts";

/** Writes the errors in a text as the cases do. */
function shownFaults(scribe: AnyScribe, text: string): string {
  return errorsIn(scribe, text)
    .map(
      ({ component, index, end, message, params }) =>
        `${index}-${end} ${component}: ${inEnglish(message, { component }, params)}`,
    )
    .join(" | ");
}

describe.each(casesIn("reader.txt"))("%s", (_, grammar, rows) => {
  const scribe = scribeOf(grammar);

  test.each(rows)("%s", (input, result, where) => {
    const value = scribe.read(input, 0);
    if (result.startsWith("[")) {
      expect(value && Object.values(value)).toStrictEqual(evaluate(result, where));
      expect(shownFaults(scribe, input)).toBe("");
    } else {
      expect(value).toBeUndefined();
      expect(shownFaults(scribe, input) || "none").toBe(result);
    }
  });
});

test("text before that of the grammar is skipped, and counts", () => {
  const scribe = scribeOf(sequence(decimal("a", digits, 9), "/"), "x");
  expect(scribe.read("X:7/", 0)).toEqual({ scheme: "x", a: 7 });
  expect(scribe.read("y:7/", 0)).toBeUndefined();
  expect(scribe.read("y:7/", 1)).toEqual({ scheme: "x", a: 7 });
  expect(shownFaults(scribe, "x:10/")).toBe("2-4 a: The a must be at most 9.");
  expect(placesIn(scribe, "x:10/")).toEqual([{ component: "a", index: 2, end: 4 }]);
});

test("a list that is absent is made anew each time, because whoever gets it may change it", () => {
  const scribe = scribeOf(optional("/", list("a", decodedText("b", many(uchar)), ";", "before")));
  const [first, second] = [scribe.read("", 0)?.a, scribe.read("", 0)?.a];
  expect([first, second]).toEqual([[], []]);
  expect(first).not.toBe(second);
});
