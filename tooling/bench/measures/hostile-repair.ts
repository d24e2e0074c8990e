import { families } from "../../../packages/cli/test/malformed-families.ts";
import type { Family } from "../../../packages/text/test/hostile-families.ts";
import type { Finding } from "../finding.ts";
import { type Halves, quickest } from "../growth.ts";
import { deeds, timeOfPart } from "../malformed.ts";
import { returned } from "../printed.ts";
import type { Measure } from "./measure.ts";

const LIMIT = 2.5;

/** The number of families to measure, and the part of their texts that is enough to choose them. */
const SLOWEST = 2;
const PART = 1 / 256;

/** Returns the families that take the longest. */
function slowest(deed: string): readonly Family[] {
  const times = families.map((family) => ({
    family,
    time: timeOfPart(deeds[deed] as (typeof deeds)[string], family, PART),
  }));
  return times
    .sort((a, b) => b.time - a.time)
    .slice(0, SLOWEST)
    .map(({ family }) => family);
}

const malformed = new URL("../malformed.ts", import.meta.url).href;

/** Measures texts of a million characters, with as many errors as possible. */
export const hostileRepair: Measure = async ({ rounds }) => {
  const findings: Finding[] = [];
  for (const [subject, { length }] of Object.entries(deeds))
    for (const family of slowest(subject)) {
      // In a separate process, because a million errors leave much garbage.
      const measured = () => returned<Halves>(malformed, "timesOf", subject, family.name);
      const [half, whole] = await quickest(measured, LIMIT, Math.ceil(rounds / 3));
      findings.push({
        subject,
        on: family.name,
        against: "half the text",
        figure: whole / half,
        unit: "×",
        target: { row: "1 MB of errors, the slowest families: twice the length", limit: LIMIT },
        note: `${length.toLocaleString("en")} characters; ${whole.toFixed(0)} ms`,
      });
    }
  return findings;
};
