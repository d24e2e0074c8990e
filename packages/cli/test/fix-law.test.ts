import type { UrlError } from "@url1738/core";
import { advice } from "@url1738/lint";
import { generate } from "@url1738/prove";
import { schemes } from "url1738";
import { definitions } from "url1738/definitions";
import { describe, expect, test } from "vitest";
import { SEED, scaled } from "../../../tooling/build/vitest/draws.ts";
import { decisions, mutated } from "../../../tooling/compiled/mutated.ts";
import { rowsOf } from "../../../tooling/compiled/rows-of.ts";
import { registryFor } from "../src/schemes/registry-for.ts";
import { breachesIn, breachOf } from "./fix-law.ts";
import typos from "./typos.rows.json" with { type: "json" };

const registry = registryFor({ rfc: true });

const COUNT = scaled(5_000);

const rows = definitions.flatMap(({ name }) => rowsOf(name));
const typed = typos.map(({ text }) => text);

/** Yields the examples, the typos, and mutations of both and of random URLs. */
function* texts(): Generator<string, void> {
  yield* rows;
  yield* typed;
  const pick = decisions(SEED);
  const from = <T>(all: readonly T[]) => all[pick(all.length)] as T;
  const beginnings = [() => from(rows), () => from(typed), () => generate(from(definitions) as never, pick)];
  for (let count = 0; count < COUNT; count++) yield mutated(from(beginnings)(), pick);
}

/** Returns a text's own scheme, and another one. */
const schemesFor = (text: string) =>
  schemes.filter(({ name }, index) => text.startsWith(name) || index === text.length % schemes.length);

describe("a fixed text is a URL, or has an error after the fix, or breaks a rule beyond the grammar", () => {
  test("of a registry with advice, of single schemes, and of diagnose", () => {
    const breaches: unknown[] = [];
    let fixes = 0;
    const look = (error: UrlError, breach: object | undefined) => {
      if (error.fix !== undefined) fixes += 1;
      if (breach !== undefined) breaches.push(breach);
    };
    for (const text of texts()) {
      for (const source of [registry, ...schemesFor(text)]) {
        const result = source.safeParse(text);
        if (result.ok) continue;
        const { error } = result;
        const advised = advice(source as never, text, error);
        look(error, breachOf(source as never, text, error));
        look(advised, breachOf(source as never, text, advised));
      }
      breaches.push(...breachesIn(registry, text));
    }
    expect(breaches).toEqual([]);
    expect(fixes).toBeGreaterThan(COUNT / 2);
  });
});
