import type { Check } from "@url1738/testkit";
import { DRAWS, SEED } from "../../../tooling/build/vitest/draws.ts";

const isGrowth = ({ name }: Check) => /^(?:work grows linearly|the longest URL)/.test(name);

/** Tells whether a check takes most of the time of a scheme: it tries all octets, all wrong types, or every example in many ways. */
const isLong = ({ name }: Check) =>
  /^(?:every octet|the longest URL|nothing is smuggled|format refuses every|access refuses what|the spans of every|the definition keeps)/.test(
    name,
  );

/**
 * Leaves out the long texts for a grammar whose shape is tested with all of them elsewhere, unless everything is drawn: ftp covers telnet,
 * nntp and grammars made of its rules, http covers https.
 */
export function withoutGrowth(checks: readonly Check[]): readonly Check[] {
  return DRAWS >= 1 ? checks : checks.filter((check) => !isGrowth(check));
}

/** Leaves out two thirds of the texts whose work is counted, others for each of the schemes that count it, unless everything is drawn. */
export function withLessGrowth(checks: readonly Check[], which: number): readonly Check[] {
  return DRAWS >= 1
    ? checks
    : checks.filter(({ name }, index) => !name.startsWith("work grows linearly") || (index + which) % 3 === 0);
}

/**
 * Divides the checks that take most of the time between two runs, a third and the rest, unless everything is drawn: each scheme has other
 * ones in the third.
 *
 * @param which - The length of the scheme's name, or another number that differs.
 * @param isThird - Whether the third is wanted.
 */
export function dividedChecks(checks: readonly Check[], which: number, isThird: boolean): readonly Check[] {
  const long = checks.filter(isLong);
  return DRAWS >= 1
    ? checks
    : checks.filter((check) => !isLong(check) || ((long.indexOf(check) + which + SEED) % 3 === 0) === isThird);
}
