import { diagnose, MAX_LENGTH, repair } from "@url1738/core";
import { fr } from "@url1738/fr";
import { registry, renderErrors } from "url1738";
import { families } from "../../../packages/cli/test/malformed-families.ts";
import { type Family, textOf } from "../../../packages/text/test/hostile-families.ts";
import { collectGarbage } from "../collect-garbage.ts";
import type { Finding } from "../finding.ts";
import type { Measure } from "./measure.ts";

const LIMIT = 2.5;

/** What is done with a text that is not a URL; what has to be known before is not part of the time. */
interface Deed {
  readonly subject: string;
  /** The length of the longer text. */
  readonly length: number;
  readonly prepare: (text: string) => () => unknown;
}

/** Half a million errors are rendered: of twice as many, some engines cannot hold the lines in one string. */
const deeds: readonly Deed[] = [
  { subject: "diagnose", length: MAX_LENGTH, prepare: (text) => () => diagnose(registry, text) },
  { subject: "repair", length: MAX_LENGTH, prepare: (text) => () => repair(registry, text) },
  { subject: "repair, likely", length: MAX_LENGTH, prepare: (text) => () => repair(registry, text, { likely: true }) },
  {
    subject: "renderErrors",
    length: MAX_LENGTH / 2,
    prepare: (text) => {
      const errors = diagnose(registry, text);
      return () => renderErrors(errors, text, { schemes: registry });
    },
  },
  {
    subject: "fr, of all errors",
    length: MAX_LENGTH / 2,
    prepare: (text) => {
      const errors = diagnose(registry, text);
      return () => errors.map((error) => fr(error).message);
    },
  },
];

/** Milliseconds. */
function timeOf({ prepare }: Deed, family: Family, length: number): number {
  const run = prepare(textOf(family, length));
  collectGarbage();
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** So much shorter are the texts that tell which families take the longest, and so many of these are looked at. */
const SHORTER = 32;
const SLOWEST = 3;

/** The slowest families: those that take the longest with short texts. */
function slowest(deed: Deed): readonly Family[] {
  const times = families.map((family) => ({ family, time: timeOf(deed, family, deed.length / SHORTER) }));
  return times
    .sort((a, b) => b.time - a.time)
    .slice(0, SLOWEST)
    .map(({ family }) => family);
}

/** How many times as long twice the text takes; where that seems too long, the least of some times counts. */
function growth(deed: Deed, family: Family, tries: number): readonly [growth: number, time: number] {
  let [short, long] = [timeOf(deed, family, deed.length / 2), timeOf(deed, family, deed.length)];
  for (let round = 1; round < tries && long > LIMIT * short; round++) {
    short = Math.min(short, timeOf(deed, family, deed.length / 2));
    long = Math.min(long, timeOf(deed, family, deed.length));
  }
  return [long / short, long];
}

/** Texts of a million characters, with as many mistakes as can be. */
export const hostileRepair: Measure = async ({ rounds }) =>
  deeds.map((deed): Finding => {
    const all = slowest(deed).map((family) => ({ family, growth: growth(deed, family, Math.ceil(rounds / 12)) }));
    const { family, growth: worst } = all.reduce((one, other) => (other.growth[0] > one.growth[0] ? other : one));
    const time = Math.max(...all.map(({ growth }) => growth[1]));
    return {
      subject: deed.subject,
      on: family.name,
      against: "half the text",
      figure: worst[0],
      unit: "×",
      target: { row: "1 MB of mistakes, the slowest families: twice the length", limit: LIMIT },
      note: `the worst of the ${SLOWEST} slowest of ${families.length} families; the slowest takes ${time.toFixed(0)} ms`,
    };
  });
