import { alpha, component, lowalpha, many, usualNames } from "@url1738/core/define";
import { withFacts } from "@url1738/core/inside/grammar/facts";
import { sparedHosts } from "@url1738/core/inside/rules/shared-rules";
import { expect, test } from "vitest";
import { withSets } from "../../core/src/grammar/walk.ts";
import { isDecided } from "../src/automaton/is-decided.ts";
import { flagsOf, isWithin, languageOf } from "../src/automaton/watched-texts.ts";

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

test("usual names are the names in lower case, in a form whose expression never goes back", () => {
  const lowercase = withSets(sparedHosts.check, (set) => ({
    ...set,
    characters: set.characters.replace(/[A-Z]/g, ""),
  }));
  const [names, usual] = [languageOf(lowercase), languageOf(usualNames(lowalpha))];
  expect(isWithin(names, usual) && isWithin(usual, names)).toBe(true);
  expect(isDecided(lowercase)).toBe(false);
  expect(isDecided(usualNames(lowalpha))).toBe(true);
});
