import { createRegistry } from "@url1738/core";
import {
  decodedText,
  defineScheme,
  hostport,
  list,
  optional,
  rule,
  schemeDefinition,
  sequence,
  some,
  uchar,
} from "@url1738/core/define";
import type { Machine } from "@url1738/core/grammar";
import { type Draw, generate } from "@url1738/prove";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { errorOf } from "../../../core/test/error-of.ts";
import { ftp } from "../../../ftp/src/index.ts";
import { mailto } from "../../../mailto/src/index.ts";

const word = rule("word", some(uchar));
const definition = schemeDefinition({
  name: "x-host",
  defaultPort: 7,
  schemepart: sequence("//", hostport, optional("/", decodedText("path", word))),
  access: "It designates nothing.",
});
const scheme = defineScheme(definition);

/** Nested lists, whose texts can be long. */
const deep = schemeDefinition({
  name: "x-deep",
  schemepart: list(
    "a",
    list("b", list("c", list("d", decodedText("e", word), ";", "after"), "/", "after"), "=", "after"),
    "&",
    "after",
  ),
  access: "It designates nothing.",
});

describe.each([
  ["a definition", definition],
  ["a scheme", scheme],
])("of %s, by a seed", (_, source) => {
  test("the same URL is drawn each time", () => {
    expect(generate(source, { seed: 17 })).toBe(generate(source, { seed: 17 }));
  });

  test("there are many URLs, and all are its own", () => {
    const urls = Array.from({ length: 200 }, (_, seed) => generate(source, { seed }));
    expect(new Set(urls).size).toBeGreaterThan(100);
    expect(
      urls.filter((url) => !scheme.canParse(url) && errorOf(() => scheme.parse(url))?.code !== "not-allowed"),
    ).toEqual([]);
    expect(urls.some((url) => scheme.canParse(url) && scheme.parse(url).path !== undefined)).toBe(true);
  });
});

test("random URLs of a scheme also obey the rules beyond the grammar", () => {
  const urls = Array.from({ length: 100 }, (_, seed) => [generate(ftp, { seed }), generate(scheme, { seed })]);
  const registry = createRegistry([ftp, scheme]);
  expect(urls.flat().filter((url) => !registry.canParse(url))).toEqual([]);
  // Few random texts are addresses.
  expect(generate(mailto, { seed: 1 })).toMatch(/^mailto:./);
});

test.each<[why: string, pick: Draw]>([
  ["always the greatest number", (n) => n - 1],
  ["always the smallest", () => 0],
])("the length is bounded: %s", (_, pick) => {
  for (const source of [definition, scheme, deep, defineScheme(deep)]) {
    const { length } = generate(source as typeof scheme, pick);
    expect(length).toBeLessThan(2_000);
  }
});

test("whatever the numbers, a text is not long", () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(generate(deep, { seed }).length).toBeLessThan(2_000);
    }),
  );
});

describe("a decision that was not asked for", () => {
  test.each<[what: string, pick: Draw, returned: string]>([
    ["a fraction", () => 0.37, "0.37"],
    ["a number that is too large", (n) => n, "2"],
    ["a negative number", () => -1, "-1"],
    ["no number", () => Number.NaN, "NaN"],
  ])("%s", (_, pick, returned) => {
    expect(errorOf(() => generate(definition, pick))).toMatchObject({
      code: "invalid-value",
      component: "pick",
      message: `The function that makes the decisions of generate was asked for a whole number from 0 to 1 and returned ${returned}. Instead of Math.random, give (n) => Math.floor(Math.random() * n), or { seed: 1 }.`,
    });
  });

  test("Math.random", () => {
    for (const source of [definition, scheme])
      expect(errorOf(() => generate(source, Math.random))?.message).toMatch(/Instead of Math\.random, give/);
  });

  test.each([[undefined], [1], [{}], [{ seed: "1" }], [{ seed: Number.NaN }]])("%j for the decisions", (pick) => {
    expect(errorOf(() => generate(definition, pick as never))).toMatchObject({
      code: "invalid-value",
      message:
        "generate takes a number from which its decisions follow, as in { seed: 1 }, or a function that makes them.",
    });
  });
});

test("a machine whose texts cannot be ended is not walked forever", () => {
  const machine: Machine = {
    first: 0,
    step: () => 0,
    isEnd: () => false,
    mismatchAt: () => ({
      index: 0,
      expected: [],
      component: undefined,
      section: undefined,
      canEscape: false,
      hints: [],
    }),
    componentsAt: () => new Set(),
  };
  const endless = { ...scheme, machine: () => machine, canParse: () => false };
  expect(generate(endless, { seed: 1 })).toBe("x-host:");
});
