import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { renderErrors } from "@url1738/cli";
import { createRegistry, MAX_LENGTH, type Scheme, type UrlValue } from "@url1738/core";
import { fr } from "@url1738/fr";
import { diagnose, repair } from "@url1738/lint";
import { generate } from "@url1738/prove";
import { findUrls } from "@url1738/text";
import { registry, rfc1738Schemes } from "url1738";
import { rfc1738Definitions } from "url1738/definitions";
import { families as malformed } from "../../../packages/cli/test/malformed-families.ts";
import { ENDS, FRAGMENTS } from "../../../packages/testkit/src/hostile-checks.ts";
import { type Family, families, optionSets, textOf } from "../../../packages/text/test/hostile-families.ts";
import { valid } from "../corpora.ts";
import type { Finding } from "../finding.ts";
import { processorTime } from "../race.ts";
import { type Effort, inProcesses } from "./measure.ts";

/** Something to do with texts that are designed to take long. */
interface Deed {
  readonly subject: string;
  readonly on: string;
  readonly row: string;
  /** The length of the longest text. */
  readonly length: number;
  readonly families: readonly Family[];
  /** Returns the function to time; the preparation itself is not timed. */
  readonly prepare: (text: string) => () => unknown;
  /** The most milliseconds for the longest text; without it, what counts is how many times as long it takes as half of it. */
  readonly most?: number;
}

/** Returns the families of the conformance suite for a scheme. */
function familiesOf(scheme: string): readonly Family[] {
  const definition = rfc1738Definitions.find(({ name }) => name === scheme) as never;
  const starts = [`${scheme}:`, generate(definition, () => 0), valid.get(scheme)?.[0] ?? ""];
  return starts.flatMap((start) =>
    FRAGMENTS.flatMap((again) => ENDS.map((end) => ({ name: JSON.stringify([start, again, end]), start, again, end }))),
  );
}

const ofSchemes = (rfc1738Schemes as unknown as readonly Scheme<UrlValue>[]).map(
  (scheme): Deed => ({
    subject: "parse, format and canParse",
    on: scheme.name,
    row: "1 MB hostile strings, every family: twice the length",
    length: MAX_LENGTH,
    families: familiesOf(scheme.name),
    prepare: (text) => () => {
      const result = scheme.safeParse(text);
      if (result.ok) scheme.format(result.url);
      else if (result.error.message === "") throw new Error("An error has no message.");
      scheme.canParse(text);
    },
  }),
);

/** Looks for everything that any registry looks for, and for URLs of any scheme. */
const generic = createRegistry(rfc1738Schemes, { generic: true });

const ofText = optionSets.map((options): Deed => {
  const names = Object.entries(options).map(([name, value]) => (value === true ? name : `${name} of a body`));
  return {
    subject: "findUrls, 1 MB of hostile text",
    on: names.join(", ") || "no option",
    row: "findUrls, 1 MB of hostile text, every family and option",
    length: 1_000_000,
    families,
    prepare: (text) => () => {
      for (const _ of findUrls(generic, text, options));
    },
    most: 1_000,
  };
});

/** Rendering is limited to half a million errors: the lines of twice as many may be too long for one string. */
const MANY = MAX_LENGTH / 2;

/** Prepares something to do with the errors of a text. */
const withErrors =
  (use: (errors: ReturnType<typeof diagnose>, text: string) => unknown): Deed["prepare"] =>
  (text) => {
    const errors = diagnose(registry, text);
    return () => use(errors, text);
  };

const usesOfErrors: readonly (readonly [subject: string, length: number, prepare: Deed["prepare"]])[] = [
  ["diagnose", MAX_LENGTH, (text) => () => diagnose(registry, text)],
  ["repair", MAX_LENGTH, (text) => () => repair(registry, text)],
  // An escape is three times as long as its character, and the repaired text must not be too long for a URL.
  ["repair, likely", Math.floor(MAX_LENGTH / 3), (text) => () => repair(registry, text, { likely: true })],
  ["renderErrors", MANY, withErrors((errors, text) => renderErrors(errors, text, { schemes: registry }))],
  ["fr, of all errors", MANY, withErrors((errors) => errors.map((error) => fr(error).message))],
];

const ofErrors = usesOfErrors.map(
  ([subject, length, prepare]): Deed => ({
    subject,
    on: `${length.toLocaleString("en")} characters`,
    row: "1 MB of errors, the slowest families: twice the length",
    length,
    families: malformed,
    prepare,
  }),
);

const deeds = [...ofSchemes, ...ofText, ...ofErrors];

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** Measures the milliseconds of processor time that a call takes, without the garbage of those before. */
function timeOf(run: () => unknown): number {
  collectGarbage();
  const start = processorTime();
  run();
  return processorTime() - start;
}

/** The number of families to measure, and the part of their texts that is enough to choose them, and warms the engine up. */
const SLOWEST = 4;
const PART = 1 / 64;

const LIMIT = 2.5;

/**
 * Measures the slowest of a deed's texts in this process: half of each, and the whole. If the whole seems to take too long for its length,
 * both are measured again, and the shortest times count: other work only adds to them.
 */
export function measureDeed(index: number, { rounds }: Effort): readonly Finding[] {
  const { subject, on, row, length, families: all, prepare, most } = deeds[index] as Deed;
  const timeOfPart = (family: Family, part: number) => timeOf(prepare(textOf(family, Math.floor(length * part))));
  const times = all
    .map((family) => ({ family, time: timeOfPart(family, PART) }))
    .sort((left, right) => right.time - left.time)
    .slice(0, SLOWEST)
    .map(({ family }) => {
      let [half, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      let tries = Math.ceil(rounds / 3);
      do {
        half = Math.min(half, timeOfPart(family, 1 / 2));
        whole = Math.min(whole, timeOfPart(family, 1));
      } while (--tries > 0 && (whole > LIMIT * half || whole > (most ?? whole)));
      return { family: family.name, whole, growth: whole / half };
    });
  const [key, against, unit] =
    most === undefined ? (["growth", "half the text", "×"] as const) : (["whole", "", "ms"] as const);
  const worst = times.reduce((left, right) => (right[key] > left[key] ? right : left));
  const took = `${worst.whole.toFixed(0)} ms, ${worst.growth.toFixed(1)} times as long as half of it`;
  const note = `${worst.family}, the worst of ${SLOWEST} of ${all.length} families: ${took}`;
  return [{ subject, on, against, figure: worst[key], unit, target: { row, limit: most ?? LIMIT }, note }];
}

/** Measures texts of up to a million characters that are designed to take long. Each deed has a process: many errors leave much garbage. */
export const hostile = inProcesses(import.meta.url, measureDeed.name, [...deeds.keys()]);
