import { alpha, component, many } from "@url1738/core/define";
import { withFacts } from "@url1738/core/internal";
import { expect, test } from "vitest";
import { flagsOf } from "../src/automaton/watched-texts.ts";

test("reading functions beyond the bits of a number have no flag, so they always run", () => {
  const components = Array.from({ length: 40 }, (_, at) => {
    const codec = { read: (text: string) => `${text}${at}`, spell: String };
    return component(`c${at}`, many(alpha), withFacts(codec, { spared: { read: many(alpha) } }));
  });
  const { readers, spared } = flagsOf(components);
  // The first bit is the flag of the checks.
  expect(readers).toHaveLength(31);
  expect(spared.map((own) => own.map(({ flag }) => flag))).toEqual(
    Array.from({ length: 40 }, (_, at) => (at < 30 ? [at + 1] : [])),
  );
});
