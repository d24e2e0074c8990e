import { readFileSync } from "node:fs";
import { generate } from "@url1738/prove";
import { registry, rfc1738, type Scheme, web } from "url1738";
import { definitions, rfc1738Definitions } from "url1738/definitions";
import { expect, test } from "vitest";
import { randomFrom } from "../../../tooling/bench/random.ts";
import { SEED, sampled, scaled } from "../../../tooling/build/vitest/draws.ts";
import { advisedError } from "../../lint/src/hints/advice.ts";
import { breachOf } from "./fix-law.ts";
import { foreign } from "./foreign.ts";
import { conditions, untrue } from "./hint-law.ts";
import { mistaken } from "./mistaken.ts";
import typos from "./typos.rows.json" with { type: "json" };

const registries = [registry, rfc1738, web];
const schemes = [...registry.schemes, ...rfc1738.schemes] as unknown as readonly Scheme[];

/** Yields the listed typos, texts of every scheme with mistakes, and foreign ones. */
function* texts(count: number): Generator<string, void> {
  yield* sampled(typos).map(({ text }) => text);
  const pick = randomFrom(SEED);
  const from = <T>(all: readonly T[]) => all[pick(all.length)] as T;
  for (let drawn = 0; drawn < count; drawn++) {
    const kind = pick(5);
    if (kind < 2) yield foreign(pick);
    else if (kind === 2) yield mistaken(foreign(pick), pick);
    else
      yield mistaken(
        kind === 3 ? from(typos).text : generate(from([...definitions, ...rfc1738Definitions]) as never, pick),
        pick,
      );
  }
}

test("every hint is true of its text and of its scheme, and leads on", () => {
  const count = scaled(20_000);
  const breaches: object[] = [];
  const seen = new Set<string>();
  for (const text of texts(count)) {
    const own = schemes.filter(
      ({ name }, index) => text.toLowerCase().startsWith(`${name}:`) || index === text.length % schemes.length,
    );
    for (const source of [...registries, ...own]) {
      const result = source.safeParse(text);
      if (result.ok) continue;
      const error = advisedError(source as never, text);
      if (error.advice !== undefined) seen.add(error.advice.reason);
      const breach = untrue(source as never, text, error) ?? breachOf(source as never, text, error);
      if (breach !== undefined) breaches.push(breach);
    }
  }
  expect(breaches.slice(0, 20)).toEqual([]);
  expect(seen.size).toBeGreaterThan(50);
});

test("every hint on a text has a condition", () => {
  const list = new URL("../data/reasons.json", import.meta.url);
  const rows: readonly { readonly reason: string; readonly kind: string; readonly example: string }[] = JSON.parse(
    readFileSync(list, "utf8"),
  );
  const ofTexts = rows.filter(
    ({ kind, example }) => kind === "hint" && /(?:parse|repair)\(/.test(example) && !example.startsWith("access("),
  );
  const reasons = ofTexts.map(({ reason }) => reason);
  expect(reasons.filter((reason) => conditions[reason] === undefined)).toEqual([]);
  expect(Object.keys(conditions).filter((reason) => !reasons.includes(reason))).toEqual([]);
});
