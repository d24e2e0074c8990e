import { createRegistry, MAX_LENGTH } from "@url1738/core";
import { describe, expect, test } from "vitest";
import { DRAWS, sampled } from "../../../tooling/build/vitest/draws.ts";
import { growthOfWork, MOST_GROWTH } from "../../testkit/src/counted-work.ts";
import { registry, rfc1738 } from "../../url1738/src/index.ts";
import { findUrls, type UrlSource } from "../src/index.ts";
import { families, optionSets, textOf } from "./hostile-families.ts";

/** A registry that knows today's http and https, and finds URLs of any scheme. */
const generic: UrlSource = createRegistry(registry.schemes, { generic: true });

// A stack has no room for the shorter ones either.
const MANY = DRAWS < 1 ? 20_000 : 50_000;

function count(text: string): readonly [hits: number, urls: number] {
  let hits = 0;
  let urls = 0;
  for (const { ok } of findUrls(rfc1738, text, { bare: true, prefix: true })) {
    hits += 1;
    if (ok) urls += 1;
  }
  return [hits, urls];
}

// These texts are long enough to exhaust a stack or memory.
describe("hits in long repetitions", () => {
  const all: readonly (readonly [string, string, readonly [number, number]])[] = [
    ["wrappers that begin", "<URL:".repeat(MANY), [0, 0]],
    ["hyphens inside a wrapper", `<URL:http://h/${"-\n".repeat(MANY)}>`, [1, 1]],
    ["with a letter between", `<URL:http://h/${"-\na".repeat(MANY)}>`, [1, 1]],
    ["a wrapper without end", `<URL:${"a".repeat(2 * MAX_LENGTH)}`, [0, 0]],
    ["mailto:", "mailto:".repeat(MANY), [0, 0]],
    ["news:, and an @ at the end", `${"news:".repeat(MANY)}@h`, [0, 0]],
    ["addresses", "mailto:a@b,".repeat(MANY / 4), [MANY / 4, MANY / 4]],
    ["users", "ftp://u:".repeat(MANY), [1, 1]],
    ["URLs in URLs, too long", "http://a/".repeat(MAX_LENGTH / 8), [1, 1]],
    ["URLs in URLs, cut", `${"http://a/".repeat(2 * MANY)}~`, [0, 0]],
    ["brackets around URLs", `${"(".repeat(MANY)}http://h/${")".repeat(MANY)}`, [1, 1]],
    ["full stops", `http://h/${".".repeat(MANY)}`, [1, 1]],
    ["prefixes", "URL:".repeat(MANY), [0, 0]],
    ["prefixes of addresses that are none", "URL:mailto:a,".repeat(MANY / 4), [0, 0]],
    ["blanks after a hyphen", `<URL:http://h/-${" ".repeat(40 * MANY)}>`, [1, 1]],
  ];

  test.each(sampled(all))("%s", (_, text, counts) => {
    expect(count(text)).toEqual(counts);
  });
});

/** Every family with every set of options; in a quick run, with every third. */
const isTried = (set: number, family: number) => DRAWS >= 1 || (set + family) % 3 === 0;

describe.each(optionSets.map((options, set) => ({ name: JSON.stringify(options), options, set })))(
  "work is linear with $name",
  ({ options, set }) => {
    test.each(families.filter((_, family) => isTried(set, family)))("$name", (family) => {
      const look = (length: number) => {
        for (const _ of findUrls(generic, textOf(family, length), options));
      };
      expect(growthOfWork(look, 2048)).toBeLessThan(MOST_GROWTH);
    });
  },
);
