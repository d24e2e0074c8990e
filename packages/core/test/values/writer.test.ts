import { alpha, decodedText, sequence, some, unescapedText } from "@url1738/core/define";
import { describe, expect, test } from "vitest";
import { Refusal } from "../../src/values/refusal.ts";
import { writeParts } from "../../src/values/scribe.ts";
import { casesIn, evaluate } from "../cases.ts";
import { type AnyScribe, scribeOf } from "../scribe-of.ts";

/** Writes a spelling or a refusal as the cases do. */
function shown(scribe: AnyScribe, parts: object, exact: boolean, scheme?: string): string {
  try {
    return writeParts(scribe, parts as Record<string, unknown>, Object.keys(parts), exact, scheme) || '""';
  } catch (thrown) {
    if (thrown instanceof Refusal)
      return `! ${thrown.component} ${typeof thrown.sentence === "string" ? thrown.sentence : thrown.sentence.reason}`;
    throw thrown;
  }
}

describe.each(casesIn("writer.txt"))("%s", (_, grammar, rows) => {
  const scribe = scribeOf(grammar);

  test.each(rows)("%s", (input, result, where) => {
    const [exact = "", loose = exact] = result.split(/ +\| +/);
    const spelt = [true, false].map((isExact) => shown(scribe, evaluate(`(${input})`, where) as object, isExact));
    expect(spelt).toEqual([exact, loose]);
  });
});

describe("with a scheme in front", () => {
  const scribe = scribeOf(sequence(unescapedText("a", some(alpha)), "/", decodedText("b", some(alpha))), "x");

  test.each<[why: string, parts: object, exact: string, loose: string]>([
    ["it is written first", { scheme: "x", a: "y", b: "z" }, "x:y/z", "x:y/z"],
    ["it may be left out, or in capitals, by hand", { scheme: "X", a: "y", b: "z" }, "! scheme other-scheme", "x:y/z"],
    ["it need not come first", { b: "z", scheme: "x", a: "y" }, "x:y/z", "x:y/z"],
    ["it is refused before all others", { scheme: 5, a: 5, c: 5 }, "! scheme other-scheme", "! scheme other-scheme"],
    ["it may be missing to whoever makes a URL by hand", { a: "y", b: "z" }, "! scheme other-scheme", "x:y/z"],
    ["it hides no other error", { scheme: "x", a: "y" }, "! b missing", "! b missing"],
  ])("%s", (_, parts, exact, loose) => {
    expect([shown(scribe, parts, true, "x"), shown(scribe, parts, false, "x")]).toEqual([exact, loose]);
  });
});

test("whatever else a codec or getter throws goes through", () => {
  const scribe = scribeOf(sequence(decodedText("a", some(alpha))));
  const parts = {
    get a(): string {
      throw new RangeError("Not now.");
    },
  };
  expect(() => shown(scribe, parts, true)).toThrow(RangeError);
});
