import { defineScheme } from "@url1738/core/define";
import { advice } from "@url1738/lint";
import { generate } from "@url1738/prove";
import { createRegistry, type Scheme } from "url1738";
import { definitions } from "url1738/definitions";
import { expect, test } from "vitest";
import { randomFrom } from "../../../tooling/bench/random.ts";
import { SEED, sampled, scaled } from "../../../tooling/build/vitest/draws.ts";
import { folderOf, rowsOf } from "../../../tooling/compiled/rows-of.ts";
import { geminiDefinition } from "../../create-scheme/gallery/gemini.ts";
import { ircDefinition } from "../../create-scheme/gallery/irc.ts";
import { ldapDefinition } from "../../create-scheme/gallery/ldap.ts";
import { corpora, corpus } from "../../create-scheme/test/corpora/corpus.ts";
import { advisedError } from "../../lint/src/hints/advice.ts";
import { registryFor } from "../src/schemes/registry-for.ts";
import hard from "./fix-law.rows.json" with { type: "json" };
import { breachesIn, breachOf, followedFixes } from "./fix-law.ts";
import { mistaken } from "./mistaken.ts";
import typos from "./typos.rows.json" with { type: "json" };

const COUNT = scaled(5_000);

const living = [geminiDefinition, ircDefinition, ldapDefinition].map(
  (one) => defineScheme(one as never) as unknown as Scheme,
);

/** The registries of the repository's schemes. */
const registries = [
  registryFor({}),
  registryFor({ rfc: true }),
  createRegistry(living, { advice }) as unknown as ReturnType<typeof registryFor>,
];

const rows = definitions.flatMap(({ name }) => rowsOf(folderOf(name)));
const samples = corpora.flatMap(corpus).map(({ text }) => text);
const typed = [...sampled(typos), ...hard].map(({ text }) => text);

/** Yields the examples, the typos, and mistakes in both and in random URLs. */
function* texts(): Generator<string, void> {
  yield* sampled(sampled(rows));
  yield* sampled(sampled(samples));
  yield* typed;
  const pick = randomFrom(SEED);
  const from = <T>(all: readonly T[]) => all[pick(all.length)] as T;
  const drawn = () => generate(from(definitions) as never, pick);
  const beginnings = [() => from(rows), () => from(samples), () => from(typed), drawn];
  for (let count = 0; count < COUNT; count++) yield mistaken(from(beginnings)(), pick);
}

/** Returns the scheme of a text in each registry, and another scheme. */
const schemesFor = (text: string) =>
  registries.flatMap(({ schemes }) =>
    schemes.filter(({ name }, index) => text.startsWith(`${name}:`) || index === text.length % schemes.length),
  );

test("a hint that is followed works", () => {
  const breaches: unknown[] = [];
  let followed = 0;
  for (const text of texts()) {
    for (const source of [...registries, ...schemesFor(text)]) {
      const result = source.safeParse(text);
      if (result.ok) continue;
      for (const error of [result.error, advisedError(source as never, text)]) {
        for (const fix of followedFixes(error, text)) {
          followed += 1;
          const breach = breachOf(source as never, text, { ...error, fix });
          if (breach !== undefined) breaches.push(breach);
        }
      }
    }
    for (const registry of registries)
      if (registry.find(text) !== undefined || registry === registries[0]) breaches.push(...breachesIn(registry, text));
  }
  expect(breaches).toEqual([]);
  expect(followed).toBeGreaterThan(COUNT);
});
