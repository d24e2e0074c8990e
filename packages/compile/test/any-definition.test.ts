import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Scheme, Url1738Error } from "@url1738/core";
import { type AnyDefinition, defineScheme } from "@url1738/core/define";
import type { WholeScheme } from "@url1738/core/grammar";
import { checkDefinition, generate } from "@url1738/prove";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { CompileError, compileScheme } from "../src/index.ts";
import { compiledModules } from "./generate.ts";
import * as own from "./modules/own-functions.ts";
import { expectSame, expectSameMachines, type Subject, textOutcome, valueOutcome } from "./outcomes.ts";
import { PIECES } from "./pieces.ts";
import { randomDefinitions } from "./random-definition.ts";

// A definition that is accepted breaks no law, interpreted or compiled.

const folder = mkdtempSync(join(tmpdir(), "url1738-any-definition-"));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 20 }));

const modules = { ...compiledModules, [new URL("modules/own-functions.ts", import.meta.url).href]: own };
let count = 0;

/** Returns the scheme of a definition; `undefined` if the definition is refused. */
function accepted(definition: AnyDefinition): Scheme | undefined {
  try {
    checkDefinition(definition as never);
    return defineScheme(definition as never) as unknown as Scheme;
  } catch (thrown) {
    if (thrown instanceof Url1738Error) return undefined;
    throw thrown;
  }
}

/** Returns the compiled scheme; `undefined` if it is too large. */
async function compiled(definition: AnyDefinition): Promise<Scheme | undefined> {
  try {
    const { code, leftOut } = compileScheme(definition as never, modules, { exportName: "any" });
    // A shortcut that is left out would be a mistake of its maker's.
    expect(leftOut).toEqual([]);
    const path = join(folder, `${count++}.mjs`);
    writeFileSync(path, code);
    return (await import(/* @vite-ignore */ path)).any;
  } catch (thrown) {
    // One whose proof fails would be a mistake of the compiler's.
    if (thrown instanceof CompileError && thrown.code === "too-many-states") return undefined;
    throw thrown;
  }
}

/** Checks what must hold for a URL and its value. */
function expectLaws(scheme: Scheme, text: string): void {
  const result = scheme.safeParse(text);
  expect([text, scheme.canParse(text)]).toEqual([text, result.ok]);
  if (!result.ok) return;
  const { url } = result;
  expect(JSON.parse(JSON.stringify(url))).toEqual(url);
  const spelling = scheme.format(url);
  expect([text, spelling, scheme.parse(spelling)]).toEqual([text, spelling, url]);
  expect(scheme.format(scheme.parse(spelling))).toBe(spelling);
  expect([text, ...[text, spelling].map(scheme.normalize)]).toEqual([text, spelling, spelling]);
  expect([text, scheme.build(url as never)]).toEqual([text, url]);
}

const ODD: readonly unknown[] = [
  undefined,
  "",
  "a",
  "x",
  "a/b",
  "é",
  "?@%",
  0,
  7,
  123,
  12_345,
  true,
  [],
  ["a"],
  [""],
  [[]],
  {},
  [{}],
];

/** Returns what a value may be changed to: itself, one of its fields, or one of its items. */
function changed(value: unknown): readonly unknown[] {
  if (Array.isArray(value))
    return [...ODD, ...changed(value[0]).map((one) => [one, ...value.slice(1)]), [...value, ...value]];
  return typeof value === "object" && value !== null ? altered(value) : ODD;
}

/** Returns values that differ from one in one field, or in an item of one. */
const altered = (value: object): readonly Readonly<Record<string, unknown>>[] =>
  Object.entries(value).flatMap(([key, own]) => changed(own).map((odd) => ({ ...value, [key]: odd })));

/** Checks that a scheme that spells a value reads it again. */
function expectReadBack(scheme: Scheme, value: unknown): void {
  let text: string;
  try {
    text = scheme.format(value as never);
  } catch (thrown) {
    if (thrown instanceof Url1738Error) return;
    throw thrown;
  }
  expect([text, scheme.parse(text)]).toEqual([text, value]);
}

/** Draws texts that are nearly URLs: at their limits, and with pieces of other URLs in them. */
function textsOf(definition: AnyDefinition, scheme: Scheme, pick: (n: number) => number): readonly string[] {
  const url = generate(definition as never, pick);
  const lead = definition.name.length + 1;
  const at = lead + pick(url.length - lead + 1);
  const piece = PIECES[pick(PIECES.length)] as string;
  const longLabels = scheme.safeParse(url).ok
    ? (scheme as WholeScheme).places(url).filter(({ component }) => component === "host")
    : [];
  return [
    url,
    url.slice(0, at) + piece + url.slice(at + pick(3)),
    url.slice(0, at) + url.slice(at + 1),
    ...longLabels.map(({ index, end }) => url.slice(0, index) + "a".repeat(63 + pick(2)) + url.slice(end)),
  ];
}

const decisions = fc.infiniteStream(fc.nat({ max: 0xffff })).map((numbers) => (count: number) => {
  return (numbers.next().value as number) % count;
});

/** The time limit: a night's 20,000 accepted definitions take longer than other tests may. */
const NIGHT = 4 * 3_600_000;

test(
  "every definition that is accepted keeps the laws, interpreted and compiled",
  async () => {
    const seen = { refused: 0, interpreted: 0, compiled: 0 };
    await fc.assert(
      fc.asyncProperty(randomDefinitions, decisions, async (random, pick) => {
        const interpreted = random && accepted(random.definition);
        if (interpreted === undefined) return void seen.refused++;
        seen.interpreted++;
        const { definition } = random as NonNullable<typeof random>;
        const other = await compiled(definition);
        if (other !== undefined) seen.compiled++;
        const both = other === undefined ? [interpreted] : [interpreted, other];
        if (other !== undefined) expectSameMachines(other as Subject, interpreted as Subject);
        for (let draw = 0; draw < 6; draw++) {
          for (const text of textsOf(definition, interpreted, pick)) {
            for (const scheme of both) expectLaws(scheme, text);
            const outcome = textOutcome(interpreted as Subject, text) as { readonly url?: object };
            if (other !== undefined) expectSame(text, textOutcome(other as Subject, text), outcome);
            if (draw > 0) continue;
            for (const value of altered(outcome.url ?? {})) {
              for (const scheme of both) expectReadBack(scheme, value);
              if (other !== undefined)
                expectSame(value, valueOutcome(other as Subject, value), valueOutcome(interpreted as Subject, value));
            }
          }
        }
      }),
      { numRuns: 400 },
    );
    // A generator whose definitions are all refused would test nothing.
    expect(seen.interpreted).toBeGreaterThan(seen.refused / 10);
    expect(seen.compiled).toBeGreaterThan(seen.interpreted / 2);
  },
  NIGHT,
);
