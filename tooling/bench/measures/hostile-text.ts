import { createRegistry } from "@url1738/core";
import { findUrls } from "@url1738/text";
import { schemes } from "url1738";
import { families, optionSets, textOf } from "../../../packages/text/test/hostile-families.ts";
import { collectGarbage } from "../collect-garbage.ts";
import type { Finding } from "../finding.ts";
import type { Measure } from "./measure.ts";

const LENGTH = 1_000_000;

/** Looks for what every registry looks for, and for URLs of any scheme. */
const registry = createRegistry(schemes, { generic: true });

type Options = (typeof optionSets)[number];

/** In milliseconds: what is quicker is not the slowest. */
const MOMENT = 100;

/** Milliseconds for finding everything; the least of some, because nothing else that the machine does makes it quicker. */
function timeOf(text: string, options: Options, tries: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < tries && least > MOMENT; round++) {
    collectGarbage({ type: "minor" });
    const start = performance.now();
    for (const _ of findUrls(registry, text, options));
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** How options are told of in a table. */
function nameOf(options: Options): string {
  const given = Object.entries(options).map(([name, value]) => (value === true ? name : `${name} of a body`));
  return given.join(", ") || "no option";
}

/** Running text that is made to take long, under each option and all of them. */
export const hostileText: Measure = async ({ rounds }) =>
  optionSets.map((options): Finding => {
    const tries = Math.ceil(rounds / 12);
    const times = families.map((family) => ({ family, time: timeOf(textOf(family, LENGTH), options, tries) }));
    const { family, time } = times.reduce((one, other) => (other.time > one.time ? other : one));
    const half = timeOf(textOf(family, LENGTH / 2), options, tries);
    return {
      subject: "findUrls, 1 MB of hostile text",
      on: nameOf(options),
      against: "",
      figure: time,
      unit: "ms",
      target: { row: "findUrls, 1 MB of hostile text, every family and option", limit: 1_000 },
      note: `the slowest of ${families.length} families: ${family.name}; ${(time / half).toFixed(1)} times as long as half of it`,
    };
  });
