import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { Scheme } from "@url1738/core";
import { type AnyDefinition, defineScheme } from "@url1738/core/define";
import type { WholeScheme } from "@url1738/core/grammar";
import { compareLanguages, compareMachines, generate } from "@url1738/prove";
import { schemes } from "url1738";
import { definitions } from "url1738/definitions";
import { describe, expect, test } from "vitest";
import { randomFrom } from "../bench/random.ts";
import { SEED } from "../build/vitest/draws.ts";
import { proofs } from "../documents/proofs/proofs.ts";
import { mutated } from "./mutated.ts";
import { outcomeOf } from "./outcomes.ts";
import { folderOf, rowsOf } from "./rows-of.ts";

/** The number of mutated URLs to compare, over all schemes. */
const ALL = Number(process.env.MUTATIONS ?? 25_000);

describe.each(schemes.map((scheme) => [scheme.name, scheme as unknown as Scheme] as const))("%s", (name, compiled) => {
  const definition = definitions.find((definition) => definition.name === name) as unknown as AnyDefinition;
  const interpreted = defineScheme(definition as Parameters<typeof defineScheme>[0]) as unknown as Scheme;

  test("is compiled", () => {
    const built = new URL(`../../packages/${folderOf(name)}/dist/index.js`, import.meta.url);
    expect(readFileSync(built, "utf8")).toMatch(new RegExp(`\\b${name} = .*\\bcompiledScheme\\(`));
  });

  test("accepts the texts of its specification, and answers as the interpreted scheme in every state", () => {
    const proof = proofs.find((candidate) => candidate.definition === (definition as unknown));
    if (proof === undefined) throw new Error(`Nothing is proved of ${name}.`);
    expect(compareLanguages(compiled, proof.bnf, proof.rule, proof.options)).toBeUndefined();
    expect(
      compareMachines((compiled as WholeScheme).machine(), (interpreted as WholeScheme).machine()),
    ).toBeUndefined();
  });

  test("does the same as the interpreted scheme for its rows, and for mutations of them and of random URLs", () => {
    const rows = rowsOf(folderOf(name));
    const pick = randomFrom(SEED);
    /** Compares two outcomes with a quick check first, before the comparison that can show a difference. */
    const compare = (text: string) => {
      const [ours, theirs] = [outcomeOf(compiled, text), outcomeOf(interpreted, text)];
      if (!isDeepStrictEqual(ours, theirs)) expect([text, ours]).toEqual([text, theirs]);
    };
    for (const row of rows) compare(row);
    for (let count = 0; count < ALL / schemes.length; count++) {
      const start = pick(2) === 0 ? generate(definition, pick) : (rows[pick(rows.length)] as string);
      compare(mutated(start, pick));
    }
  });
});
