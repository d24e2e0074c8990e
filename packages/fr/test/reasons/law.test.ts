import type { UrlError } from "@url1738/core";
import type { Advice, Sentence } from "@url1738/core/define";
import { fr } from "@url1738/fr";
import { audit, diagnose } from "@url1738/lint";
import { generate } from "@url1738/prove";
import { registry, schemes } from "url1738";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { randomFrom } from "../../../../tooling/bench/random.ts";
import { SEED, sampled, scaled } from "../../../../tooling/build/vitest/draws.ts";
import { mutated } from "../../../../tooling/compiled/mutated.ts";
import { folderOf, rowsOf } from "../../../../tooling/compiled/rows-of.ts";
import typos from "../../../cli/test/typos.rows.json" with { type: "json" };
import { definitions } from "../../../url1738/src/definitions.ts";
import { outcomeOf } from "./example.ts";
import { listedReasons } from "./listed-reasons.ts";
// Definitions with errors whose params differ from those in the list.
import mistaken from "./mistaken.json" with { type: "json" };
import { type Said, saidIn } from "./said.ts";
import { remove } from "./serving.ts";

/** Checks that each reason has one sentence, made only from the facts, so that another language can say the same. */

const { templates, recorded } = vi.hoisted(() => {
  const templates = new Map<string, Set<string>>();
  const recorded = (kind: string, said: Sentence | Advice | string | undefined) => {
    if (typeof said !== "object") return;
    const name = `${kind} ${said.reason}`;
    templates.set(name, (templates.get(name) ?? new Set()).add(said.sentence));
  };
  return { templates, recorded };
});

// Every error passes through here before its params are filled in.
vi.mock("../../../core/src/errors/url-error.ts", async (original) => {
  const own = await original<typeof import("../../../core/src/errors/url-error.ts")>();
  const urlError: typeof own.urlError = (facts, sentence, advice) => {
    recorded("message", sentence);
    recorded("hint", advice);
    return own.urlError(facts, sentence, advice);
  };
  return { ...own, urlError };
});

function* texts(): Generator<string, void> {
  const rows = definitions.flatMap(({ name }) => rowsOf(folderOf(name)));
  const typed = sampled(typos).map(({ text }) => text);
  yield* sampled(sampled(rows));
  yield* typed;
  const pick = randomFrom(SEED);
  const from = <T>(all: readonly T[]) => all[pick(all.length)] as T;
  const beginnings = [() => from(rows), () => from(typed), () => generate(from(definitions) as never, pick)];
  for (let count = 0; count < scaled(4000); count++) yield mutated(from(beginnings)(), pick);
}

const said: Said[] = [];

beforeAll(async () => {
  for (const example of [...listedReasons().map((listed) => listed.example), ...mistaken])
    said.push(...saidIn(await outcomeOf(example)));
  for (const text of texts())
    for (const source of [registry, ...schemes.filter(({ name }) => text.startsWith(name))]) {
      const result = source.safeParse(text);
      said.push(...saidIn(result.ok ? audit(source as never, text) : [result.error, diagnose(source as never, text)]));
    }
});

afterAll(remove);

test("one reason, one sentence", () => {
  expect(templates.size).toBeGreaterThan(200);
  expect([...templates].filter(([, sentences]) => sentences.size > 1)).toEqual([]);
});

test("the same facts, the same sentence in English and in French", () => {
  const known = new Map<string, readonly unknown[]>();
  let again = 0;
  for (const { fact, isHint, reason, params, sentence } of said) {
    const { component, scheme, found, fix, errors } = fact as Partial<UrlError>;
    const facts = JSON.stringify([isHint, reason, params, component, scheme, found, fix?.replacement, errors]);
    const { message, hint } = fr(fact);
    const now = [sentence, isHint ? hint : message];
    const before = known.get(facts);
    if (before !== undefined) again += 1;
    expect(now).toEqual(before ?? now);
    known.set(facts, now);
  }
  expect(again).toBeGreaterThan(1000);
});

test("every sentence has a reason, and a translation", () => {
  const english = said.filter(({ fact, isHint, sentence }) => {
    const { message, hint } = fr(fact);
    return (isHint ? hint : message) === sentence;
  });
  expect(english.map(({ reason, sentence }) => [reason, sentence])).toEqual([]);
  expect(said.map(({ reason }) => reason)).not.toContain("other");
  expect(said.filter(({ fact }) => "hint" in fact && !("advice" in fact))).toEqual([]);
});
