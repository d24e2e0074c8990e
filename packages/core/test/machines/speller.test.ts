import { alpha, decodedText, sequence, some, unescapedText } from "@url1738/core/grammar";
import { describe, expect, test } from "vitest";
import type { FieldValues } from "../../src/machines/record.ts";
import { Refusal } from "../../src/machines/refusal.ts";
import { type PartsSpeller, partsSpeller } from "../../src/machines/speller.ts";
import { casesIn, evaluate } from "./cases.ts";
import { SITE } from "./site.ts";

/** A spelling or a refusal, as the cases write them. */
function shown(spell: PartsSpeller, parts: unknown, exact: boolean): string {
  try {
    return spell(parts as FieldValues, exact) || '""';
  } catch (thrown) {
    if (thrown instanceof Refusal)
      return `! ${thrown.component} ${typeof thrown.sentence === "string" ? thrown.sentence : thrown.sentence.reason}`;
    throw thrown;
  }
}

describe.each(casesIn("speller.txt"))("%s", (_, grammar, rows) => {
  const spell = partsSpeller(grammar, SITE);

  test.each(rows)("%s", (input, result, where) => {
    const [exact = "", loose = exact] = result.split(/ +\| +/);
    const spelt = [true, false].map((isExact) => shown(spell, evaluate(`(${input})`, where), isExact));
    expect(spelt).toEqual([exact, loose]);
  });
});

describe("with a field in front", () => {
  const grammar = sequence(unescapedText("a", some(alpha)), "/", decodedText("b", some(alpha)));
  const spellAny = (value: unknown, exact: boolean) => {
    if (typeof value !== "string") throw new Refusal("lead", "not a string");
    return value === "x" ? "X:" : `${value}${exact ? "" : "?"}:`;
  };
  const spell = partsSpeller(grammar, SITE, { name: "lead", spell: spellAny });

  test.each<[why: string, parts: object, exact: string, loose: string]>([
    ["its one value is written as that is", { lead: "x", a: "y", b: "z" }, "X:y/z", "X:y/z"],
    ["any other is spelt", { lead: "w", a: "y", b: "z" }, "w:y/z", "w?:y/z"],
    ["it need not stand in front of the others", { b: "z", lead: "w", a: "y" }, "w:y/z", "w?:y/z"],
    ["it is refused before all others", { lead: 5, a: 5, c: 5 }, "! lead not a string", "! lead not a string"],
    ["it may be missing to whoever spells it", { a: "y", b: "z" }, "! lead not a string", "! lead not a string"],
    ["it hides no other fault", { lead: "x", a: "y" }, "! b missing", "! b missing"],
  ])("%s", (_, parts, exact, loose) => {
    expect([shown(spell, parts, true), shown(spell, parts, false)]).toEqual([exact, loose]);
  });
});

test("whatever else a codec or getter throws goes through", () => {
  const spell = partsSpeller(sequence(decodedText("a", some(alpha))), SITE);
  const parts = {
    get a(): string {
      throw new RangeError("Not now.");
    },
  };
  expect(() => spell(parts, true)).toThrow(RangeError);
});
