import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnyDefinition } from "@url1738/core/define";
import { generate } from "@url1738/prove";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampled } from "../../../tooling/build/vitest/draws.ts";
import { rowsOf } from "../../../tooling/compiled/rows-of.ts";
import { definitionOf, generatedCode, interpretedScheme, SCHEMES } from "./generate.ts";
import { expectSame, expectSameMachines, inspected, type Subject, textOutcome, valueOutcome } from "./outcomes.ts";
import { lengthened, PIECES } from "./pieces.ts";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "url1738-compile-"));
});

afterAll(() => rm(folder, { recursive: true, maxRetries: 20 }));

/** Changes that turn a text into a similar one. */
const mutations = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 3 }), fc.constantFrom(...PIECES, "")), {
  minLength: 0,
  maxLength: 3,
});

function mutated(text: string, changes: readonly (readonly [number, number, string])[]): string {
  let result = text;
  for (const [place, length, piece] of changes) {
    const at = place % (result.length + 1);
    result = result.slice(0, at) + piece + result.slice(at + length);
  }
  return result;
}

/** Values that are nearly right. */
const ODD: readonly unknown[] = [
  undefined,
  null,
  "",
  "x",
  "A",
  "a/b",
  "a?b",
  "é",
  "\udc80",
  "\ud800",
  "%41",
  "1.2.3.4",
  "01.2.3.4",
  "a".repeat(64),
  0,
  -0,
  1,
  80,
  65536,
  1.5,
  Number.NaN,
  "80",
  [],
  ["a"],
  ["a", undefined],
  [1],
  [[]],
  {},
  [{ name: "a", value: "b" }],
  [{ name: "a" }],
  [{ value: "b", name: "a" }],
  [{ name: "a", value: "b", more: 1 }],
  true,
];

const changes = fc.array(
  fc.tuple(fc.nat(), fc.constantFrom(...ODD), fc.constantFrom("set", "delete", "more", "order")),
  { minLength: 1, maxLength: 2 },
);

function altered(value: object, all: readonly (readonly [number, unknown, string])[]): object {
  let result: Record<string, unknown> = { ...value };
  for (const [at, odd, how] of all) {
    const keys = Object.keys(result);
    const key = keys[at % keys.length] ?? "scheme";
    if (how === "set") result[key] = odd;
    else if (how === "delete") delete result[key];
    else if (how === "more") result.more = odd;
    else result = Object.fromEntries(Object.entries(result).reverse());
  }
  return result;
}

describe.each(SCHEMES)("%s, compiled", (name) => {
  let interpreted: Subject & Parameters<typeof generate>[0];
  let definition: AnyDefinition;
  let compiled: Subject;
  let rows: readonly string[];

  beforeAll(async () => {
    interpreted = await interpretedScheme(name);
    definition = await definitionOf(name);
    const path = join(folder, `${name}.mjs`);
    await writeFile(path, await generatedCode(name));
    compiled = (await import(/* @vite-ignore */ path))[name];
    rows = rowsOf(name, ["url", "text", "canonical"]);
  });

  function same(text: unknown): void {
    expectSame(text, textOutcome(compiled, text), textOutcome(interpreted, text));
  }

  test("gives the same answers in every state of its machine", () => expectSameMachines(compiled, interpreted));

  test("does the same with every row", () => {
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) same(row);
    for (const row of sampled(rows)) expectSame(row, inspected(compiled, row), inspected(interpreted, row));
  });

  test("does the same with values other than texts, and with long texts", () => {
    for (const odd of [undefined, null, 1, {}, [], `${name}:`, `${name.toUpperCase()}://h`, "x:y", ""]) same(odd);
    const long = [
      `${name}://${"a".repeat(63)}.${"b".repeat(63)}.dom/`,
      `${name}://${"a".repeat(64)}.dom/`,
      `${name}://h/${"%ff".repeat(20_000)}`,
      `${name}://h/${"a".repeat(100_000)}`,
      `${name}://${"a.".repeat(200)}dom/a`,
    ];
    for (const text of long) same(text);
  });

  test("checks a long text with the same result as reading it", () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat({ max: 0xffff })), mutations, (numbers, all) => {
        const pick = (count: number) => (numbers.next().value as number) % count;
        const long = lengthened(generate(definition, pick), pick);
        for (const text of [long, mutated(long, all)])
          expect([text, compiled.canParse(text)]).toEqual([text, compiled.safeParse(text).ok]);
      }),
      { numRuns: 1_000 },
    );
  });

  test("does the same with random URLs and similar texts", () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat({ max: 0xffff })), mutations, (numbers, all) => {
        const url = generate(definition, (count) => (numbers.next().value as number) % count);
        same(url);
        same(mutated(url, all));
      }),
      { numRuns: 1_000 },
    );
  });

  test("does the same with slightly changed rows", () => {
    fc.assert(
      fc.property(fc.nat(), mutations, (at, all) => same(mutated(rows[at % rows.length] as string, all))),
      { numRuns: 2_000 },
    );
  });

  test("spells and refuses the same values", () => {
    fc.assert(
      fc.property(fc.nat(), changes, (at, all) => {
        const result = interpreted.safeParse(rows[at % rows.length]);
        const value = altered(result.ok ? (result.url as object) : { scheme: name }, all);
        expectSame(value, valueOutcome(compiled, value), valueOutcome(interpreted, value));
      }),
      { numRuns: 2_000 },
    );
    for (const value of [
      ...ODD,
      new Map(),
      Object.create(null),
      new (class A {
        scheme = name;
      })(),
    ])
      expectSame(value, valueOutcome(compiled, value), valueOutcome(interpreted, value));
  });
});
