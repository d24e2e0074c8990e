import { generate } from "@url1738/core";
import { choice, decodedText, list, many, oneOf, optional, sequence, some, uchar } from "@url1738/core/grammar";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { simulator } from "../../src/machines/simulator.ts";
import { type AnyGrammar, anyText, grammarOf, grammars, PREFIX } from "../any-grammar.ts";

/** Checks that parse, canParse, the simulation and the errors are of one mind about a text. */
function checkAgreement({ definition, scheme }: AnyGrammar, text: string): void {
  const result = scheme.safeParse(PREFIX + text);
  const isRight = simulator(definition.schemepart)(text) === undefined;
  expect([text, result.ok, scheme.canParse(PREFIX + text)]).toEqual([text, isRight, isRight]);
  if (!result.ok) expect([text, result.error.code]).toEqual([text, "syntax"]);
}

test("whatever the grammar, its machines agree", () => {
  fc.assert(
    fc.property(
      grammars,
      fc.array(anyText, { maxLength: 6 }),
      fc.infiniteStream(fc.nat({ max: 0xffff })),
      (grammar, texts, numbers) => {
        const drawn = generate(grammar.definition, (count) => (numbers.next().value as number) % count).slice(
          PREFIX.length,
        );
        expect(grammar.scheme.canParse(PREFIX + drawn)).toBe(true);
        for (const text of [drawn, drawn.slice(0, -1), `${drawn}a`, ...texts]) checkAgreement(grammar, text);
      },
    ),
    { numRuns: 2_000 },
  );
});

describe("a list of objects that is one reading of several", () => {
  const pair = sequence(decodedText("key", some(uchar)), "=", decodedText("value", many(uchar)));
  const pairs = list("pairs", pair, ";", "between");

  test("does not hide the alternative after it", () => {
    const { scheme } = grammarOf(choice(pairs, decodedText("text", some(uchar))));
    expect(scheme.parse("x-any:hello")).toEqual({ scheme: "x-any", text: "hello" });
    expect(scheme.parse("x-any:a=b;c=")).toEqual({
      scheme: "x-any",
      pairs: [
        { key: "a", value: "b" },
        { key: "c", value: "" },
      ],
    });
  });

  test("does not take what belongs to a part before it", () => {
    const wide = sequence(decodedText("key", some(oneOf(uchar, "@"))), "=", decodedText("value", many(uchar)));
    const user = decodedText("user", some(oneOf(uchar, "=")));
    const { scheme } = grammarOf(sequence(optional(user, "@"), list("pairs", wide, ";", "between")));
    expect(scheme.parse("x-any:a=b@c=d")).toEqual({
      scheme: "x-any",
      user: "a=b",
      pairs: [{ key: "c", value: "d" }],
    });
  });
});
