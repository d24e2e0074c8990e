import type { Check } from "@url1738/testkit";
import { DRAWS } from "../../../tooling/build/vitest/draws.ts";

/**
 * Leaves out the long texts for a grammar whose shape is tested with all of them elsewhere, unless everything is drawn: ftp covers telnet,
 * nntp and grammars made of its rules, http covers https.
 */
export function withoutGrowth(checks: readonly Check[]): readonly Check[] {
  return DRAWS >= 1 ? checks : checks.filter(({ name }) => !/^(?:work grows linearly|the longest URL)/.test(name));
}

/** Leaves out two thirds of the texts whose work is counted, others for each of the schemes that count it, unless everything is drawn. */
export function withLessGrowth(checks: readonly Check[], which: number): readonly Check[] {
  return DRAWS >= 1
    ? checks
    : checks.filter(({ name }, index) => !name.startsWith("work grows linearly") || (index + which) % 3 === 0);
}
