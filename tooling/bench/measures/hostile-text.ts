import { createRegistry } from "@url1738/core";
import { findUrls } from "@url1738/text";
import { rfc1738Schemes } from "url1738";
import { families, optionSets, textOf } from "../../../packages/text/test/hostile-families.ts";
import type { Finding } from "../finding.ts";
import { timeOf } from "../growth.ts";
import type { Measure } from "./measure.ts";

const LENGTH = 1_000_000;

/** Looks for everything that any registry looks for, and for URLs of any scheme. */
const registry = createRegistry(rfc1738Schemes, { generic: true });

type Options = (typeof optionSets)[number];

/** A time in milliseconds; texts that take less are not the slowest. */
const MOMENT = 100;

/** Measures milliseconds for finding everything: the shortest of several times, because other work on the machine only adds to them. */
function shortest(text: string, options: Options, tries: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < tries && least > MOMENT; round++) {
    const time = timeOf(() => {
      for (const _ of findUrls(registry, text, options));
    });
    least = Math.min(least, time);
  }
  return least;
}

/** Names options for a table. */
function nameOf(options: Options): string {
  const given = Object.entries(options).map(([name, value]) => (value === true ? name : `${name} of a body`));
  return given.join(", ") || "no option";
}

/** Measures running text designed to take long, with each option and with all of them. */
export const hostileText: Measure = async ({ rounds }) =>
  optionSets.map((options): Finding => {
    const tries = Math.ceil(rounds / 3);
    const times = families.map((family) => ({ family, time: shortest(textOf(family, LENGTH), options, tries) }));
    const { family, time } = times.reduce((one, other) => (other.time > one.time ? other : one));
    const half = shortest(textOf(family, LENGTH / 2), options, tries);
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
