import { choice, decodedText, list, many, oneOf, optional, sequence, some, uchar } from "@url1738/core/define";
import { accepts, componentsOf, machineOf } from "@url1738/core/grammar";
import { generate } from "@url1738/prove";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AnyScheme,
  anyText,
  checkedSchemes,
  PREFIX,
  picks,
  schemeOf,
  schemes,
} from "../../../prove/test/random-grammar.ts";
import { placesIn } from "../../src/values/scribe.ts";
import { scribeOf } from "../scribe-of.ts";
import { readingsOf } from "./readings-by-trying.ts";

/** Checks that parse, canParse, the machine and the errors agree on a text. */
function checkAgreement({ definition, scheme }: AnyScheme, text: string): void {
  const result = scheme.safeParse(PREFIX + text);
  const isRight = accepts(machineOf(definition.schemepart), text);
  expect([text, result.ok, scheme.canParse(PREFIX + text)]).toEqual([text, isRight, isRight]);
  if (!result.ok) expect([text, result.error.code]).toEqual([text, "syntax"]);
}

/** Returns a generated text, and texts that differ slightly from it. */
const textsLike = (drawn: string) => [drawn, drawn.slice(0, -1), `${drawn}a`];

test("whatever the grammar, its machines agree", () => {
  fc.assert(
    fc.property(schemes, fc.array(anyText, { maxLength: 6 }), picks, (any, texts, pick) => {
      const drawn = generate(any.definition, pick).slice(PREFIX.length);
      expect(any.scheme.canParse(PREFIX + drawn)).toBe(true);
      for (const text of [...textsLike(drawn), ...texts]) checkAgreement(any, text);
    }),
    { numRuns: 2_000 },
  );
});

test("whatever the grammar and the rules beyond it, a text is read as it can be", () => {
  fc.assert(
    fc.property(
      checkedSchemes,
      fc.array(anyText, { maxLength: 6 }),
      picks,
      ({ definition: { name, schemepart } }, texts, pick) => {
        const drawn = generate({ name, schemepart }, pick).slice(PREFIX.length);
        const scribe = scribeOf(schemepart);
        const names = componentsOf(schemepart).map((element) => element.name);
        for (const text of [...textsLike(drawn), ...texts]) {
          const readings = readingsOf(schemepart, text);
          const places = new Map(placesIn(scribe, text).map((place) => [place.component, place]));
          const parts = names.map((own) => places.get(own) && text.slice(places.get(own)?.index, places.get(own)?.end));
          if (readings?.length === 0) expect([text, scribe.offsets(text) !== undefined]).toEqual([text, false]);
          else if (readings !== undefined) expect(readings).toContainEqual(parts);
        }
      },
    ),
    { numRuns: 600 },
  );
});

describe("a list of objects that is one reading of several", () => {
  const pair = sequence(decodedText("key", some(uchar)), "=", decodedText("value", many(uchar)));
  const pairs = list("pairs", pair, ";", "between");

  test("does not hide the alternative after it", () => {
    const { scheme } = schemeOf(choice(pairs, decodedText("text", some(uchar))));
    expect(scheme.parse("x-any:hello")).toEqual({ scheme: "x-any", text: "hello" });
    expect(scheme.parse("x-any:a=b;c=")).toEqual({
      scheme: "x-any",
      pairs: [
        { key: "a", value: "b" },
        { key: "c", value: "" },
      ],
    });
  });

  test("does not take characters of a part before it", () => {
    const wide = sequence(decodedText("key", some(oneOf(uchar, "@"))), "=", decodedText("value", many(uchar)));
    const user = decodedText("user", some(oneOf(uchar, "=")));
    const { scheme } = schemeOf(sequence(optional(user, "@"), list("pairs", wide, ";", "between")));
    expect(scheme.parse("x-any:a=b@c=d")).toEqual({
      scheme: "x-any",
      user: "a=b",
      pairs: [{ key: "c", value: "d" }],
    });
  });
});
