import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { scaled } from "../../../tooling/build/vitest/draws.ts";
import { registry } from "../../url1738/src/index.ts";
import type { FindSettings } from "../src/find-options.ts";
import { findUrls } from "../src/index.ts";
import type { NextPlace } from "../src/next-place.ts";
import { options, sources, texts } from "./drawn-texts.ts";

// The search skips colons, dots and slashes at which there cannot be a hit. Here it skips none, and must find the same.

const shortcuts = vi.hoisted(() => ({ areOn: true }));

/** Finds every colon, the dot after each `www` and the second of any two slashes, character by character, as far as settings ask for them. */
const everyPlaceOf =
  ({ broken, www }: FindSettings): NextPlace =>
  (text, from) => {
    for (let at = from; at < text.length; at++) {
      const isDot = www && text[at] === "." && /www$/i.test(text.slice(Math.max(0, at - 3), at));
      if (text[at] === ":" || isDot || (broken && text.slice(at - 1, at + 1) === "//")) return at;
    }
    return -1;
  };

vi.mock("../src/next-place.ts", async (importOriginal) => {
  const { nextPlaceOf } = await importOriginal<typeof import("../src/next-place.ts")>();
  return {
    nextPlaceOf: (...given: Parameters<typeof nextPlaceOf>) =>
      shortcuts.areOn ? nextPlaceOf(...given) : everyPlaceOf(given[0]),
  };
});

const RUNS = scaled(200_000);

/** Texts with words that are cut, in other cases, and one after the other. */
const hostile = fc
  .array(fc.oneof(texts, fc.constantFrom("WWW.H.dom", "wWw.", "<url:", ":<U", "//", "mailto: ", "L:news:a", "w")), {
    maxLength: 5,
  })
  .map((parts) => parts.join(""));

test.each([
  ["wrappers alone", { prefix: false, bare: false, broken: false, www: false }],
  ["prefixes", { prefix: true, bare: false, broken: false, www: false }],
  ["bare URLs", { bare: true, broken: false, www: false }],
  ["names without a scheme", { broken: false, www: true }],
  ["broken URLs", { broken: true }],
])("the places for %s hide no hit", (_, own) => {
  fc.assert(
    fc.property(sources, hostile, options, (source, text, others) => {
      const given = { ...others, ...own };
      shortcuts.areOn = true;
      const found = [...findUrls(source, text, given)];
      shortcuts.areOn = false;
      const all = [...findUrls(source, text, given)];
      if (!isDeepStrictEqual(found, all)) expect([text, given, found]).toEqual([text, given, all]);
    }),
    { numRuns: RUNS },
  );
});

test("in the target of a link, a blank may follow the name of a scheme", () => {
  shortcuts.areOn = true;
  const found = [...findUrls(registry, "\x1b]8;;mailto: b\x07x\x1b]8;;\x07 mailto: x", { broken: true })];
  expect(found).toMatchObject([{ ok: false, text: "mailto: b", error: { index: 7 } }]);
});
