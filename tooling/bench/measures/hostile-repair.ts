import { families } from "../../../packages/cli/test/malformed-families.ts";
import type { Family } from "../../../packages/text/test/hostile-families.ts";
import type { Finding } from "../finding.ts";
import { deeds, timeOf } from "../malformed.ts";
import { printed } from "../printed.ts";
import type { Measure } from "./measure.ts";

const LIMIT = 2.5;

/** The number of families to measure, and the part of their texts that is enough to choose them. */
const SLOWEST = 2;
const PART = 1 / 256;

/** Returns the families that take the longest. */
function slowest(deed: string): readonly Family[] {
  const times = families.map((family) => ({
    family,
    time: timeOf(deeds[deed] as (typeof deeds)[string], family, PART),
  }));
  return times
    .sort((a, b) => b.time - a.time)
    .slice(0, SLOWEST)
    .map(({ family }) => family);
}

/** Measures milliseconds for half a text and for all of it, in a separate process, because a million errors leave much garbage. */
async function timesOf(deed: string, { name }: Family): Promise<readonly [half: number, whole: number]> {
  const module = `
    import { timesOf } from "./tooling/bench/malformed.ts";
    console.log(JSON.stringify(timesOf(${JSON.stringify(deed)}, ${JSON.stringify(name)})));`;
  return JSON.parse(await printed(module));
}

/** Returns how many times as long a text of twice the length takes; if that seems too long, takes the shortest of several times. */
async function growth(deed: string, family: Family, tries: number): Promise<readonly [growth: number, time: number]> {
  let [half, whole] = await timesOf(deed, family);
  for (let round = 1; round < tries && whole > LIMIT * half; round++) {
    const again = await timesOf(deed, family);
    [half, whole] = [Math.min(half, again[0]), Math.min(whole, again[1])];
  }
  return [whole / half, whole];
}

/** Measures texts of a million characters, with as many errors as possible. */
export const hostileRepair: Measure = async ({ rounds }) => {
  const findings: Finding[] = [];
  for (const [subject, { length }] of Object.entries(deeds))
    for (const family of slowest(subject)) {
      const [figure, time] = await growth(subject, family, Math.ceil(rounds / 12));
      findings.push({
        subject,
        on: family.name,
        against: "half the text",
        figure,
        unit: "×",
        target: { row: "1 MB of errors, the slowest families: twice the length", limit: LIMIT },
        note: `${length.toLocaleString("en")} characters; ${time.toFixed(0)} ms`,
      });
    }
  return findings;
};
