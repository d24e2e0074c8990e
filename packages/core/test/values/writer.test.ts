import { alpha, decodedText, sequence, some, unescapedText } from "@url1738/core/define";
import { describe, expect, test } from "vitest";
import { checkLead } from "../../src/values/record.ts";
import { Refusal } from "../../src/values/refusal.ts";
import { writeParts } from "../../src/values/unit.ts";
import { casesIn, evaluate } from "../cases.ts";
import { type AnyUnit, unitOf } from "../unit-of.ts";

/** Writes a spelling or a refusal as the cases do. */
function shown(unit: AnyUnit, parts: object, exact: boolean): string {
  try {
    return (
      writeParts(
        unit,
        parts as Record<string, unknown>,
        Object.keys(parts),
        exact,
        unit.name === "" ? undefined : checkLead,
      ) || '""'
    );
  } catch (thrown) {
    if (thrown instanceof Refusal)
      return `! ${thrown.component} ${typeof thrown.sentence === "string" ? thrown.sentence : thrown.sentence.reason}`;
    throw thrown;
  }
}

describe.each(casesIn("writer.txt"))("%s", (_, grammar, rows) => {
  const unit = unitOf(grammar);

  test.each(rows)("%s", (input, result, where) => {
    const [exact = "", loose = exact] = result.split(/ +\| +/);
    const spelt = [true, false].map((isExact) => shown(unit, evaluate(`(${input})`, where) as object, isExact));
    expect(spelt).toEqual([exact, loose]);
  });
});

describe("with a scheme in front", () => {
  const unit = unitOf(sequence(unescapedText("a", some(alpha)), "/", decodedText("b", some(alpha))), "x");

  test.each<[why: string, parts: object, exact: string, loose: string]>([
    ["it is written first", { scheme: "x", a: "y", b: "z" }, "x:y/z", "x:y/z"],
    ["it may be left out, or in capitals, by hand", { scheme: "X", a: "y", b: "z" }, "! scheme other-scheme", "x:y/z"],
    ["it need not come first", { b: "z", scheme: "x", a: "y" }, "x:y/z", "x:y/z"],
    ["it is refused before all others", { scheme: 5, a: 5, c: 5 }, "! scheme other-scheme", "! scheme other-scheme"],
    ["it may be missing to whoever makes a URL by hand", { a: "y", b: "z" }, "! scheme other-scheme", "x:y/z"],
    ["it hides no other error", { scheme: "x", a: "y" }, "! b missing", "! b missing"],
  ])("%s", (_, parts, exact, loose) => {
    expect([shown(unit, parts, true), shown(unit, parts, false)]).toEqual([exact, loose]);
  });
});

test("whatever else a codec or getter throws goes through", () => {
  const unit = unitOf(sequence(decodedText("a", some(alpha))));
  const parts = {
    get a(): string {
      throw new RangeError("Not now.");
    },
  };
  expect(() => shown(unit, parts, true)).toThrow(RangeError);
});
