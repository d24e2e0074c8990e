import { decimal, decodedText, digits, list, many, optional, sequence, uchar } from "@url1738/core/grammar";
import { describe, expect, test } from "vitest";
import { inEnglish } from "../../src/errors/english.ts";
import { type ComponentsReader, componentsReader } from "../../src/machines/reader.ts";
import { casesIn, evaluate } from "./cases.ts";
import { SITE } from "./site.ts";

/** The faults in a text, as the cases write them. */
function shownFaults({ faults }: ComponentsReader, text: string): string {
  return faults(text)
    .map(
      ({ component, index, end, message, params }) =>
        `${index}-${end} ${component}: ${inEnglish(message, { component }, params)}`,
    )
    .join(" | ");
}

describe.each(casesIn("reader.txt"))("%s", (_, grammar, rows) => {
  const reader = componentsReader(grammar, "", SITE);

  test.each(rows)("%s", (input, result, where) => {
    const values = reader.read(input);
    if (result.startsWith("[")) {
      expect(values).toStrictEqual(evaluate(result, where));
      expect(shownFaults(reader, input)).toBe("");
    } else {
      expect(values).toBeUndefined();
      expect(shownFaults(reader, input) || "none").toBe(result);
    }
  });
});

describe("with something in front", () => {
  const reader = componentsReader(sequence(decimal("a", digits, 9), "/"), "[xX]:", SITE);

  test("it begins behind that", () => {
    expect(reader.read("X:7/")).toEqual([7]);
    expect(reader.read("7/")).toBeUndefined();
  });

  test("faults count from the beginning of the text", () => {
    expect(shownFaults(reader, "x:10/")).toBe("2-4 a: The a is at most 9.");
  });
});

test("a list that is absent is made anew each time, because whoever gets it may change it", () => {
  const { read } = componentsReader(optional("/", list("a", decodedText("b", many(uchar)), ";", "before")), "", SITE);
  const [first, second] = [read("")?.[0], read("")?.[0]];
  expect([first, second]).toEqual([[], []]);
  expect(first).not.toBe(second);
});
