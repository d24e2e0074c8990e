import { MAX_LENGTH, type Scheme, type UrlValue } from "@url1738/core";
import { type AnyDefinition, urlError } from "@url1738/core/define";
import { conformance } from "@url1738/testkit";
import { rfc1738Schemes } from "url1738";
import { rfc1738Definitions } from "url1738/definitions";
import { collectGarbage } from "../collect-garbage.ts";
import { valid } from "../corpora.ts";
import type { Finding } from "../finding.ts";
import type { Measure } from "./measure.ts";

const LIMIT = 2.5;

/** The length of the suite's longest strings, or a little more. */
const SUITE_LENGTH = 2048;

/**
 * Makes a text of a repeated fragment longer. It repeats a part from the middle; the length of this part is a multiple of every fragment's,
 * so there is no seam.
 */
function stretched(text: string, length: number): string {
  const [from, to] = [400, 1600];
  const times = Math.floor((length - text.length) / (to - from));
  return text.slice(0, to) + text.slice(from, to).repeat(times) + text.slice(to);
}

/**
 * Returns the hostile strings of the conformance suite for a scheme: a substitute for the scheme records the longest strings that the suite
 * passes to it, and immediately rejects each.
 */
function hostileTexts(scheme: Scheme<UrlValue>): readonly string[] {
  const texts = new Set<string>();
  const standIn: Scheme<UrlValue> = {
    ...scheme,
    safeParse(text) {
      if (typeof text === "string" && text.length > SUITE_LENGTH / 2) texts.add(text);
      return { ok: false, error: urlError({ code: "syntax" }, "") };
    },
    canParse: () => false,
  };
  const url = valid.get(scheme.name)?.[0] ?? "";
  const definition = rfc1738Definitions.find(({ name }) => name === scheme.name) as unknown as AnyDefinition;
  const checks = conformance(standIn, definition, { urls: [{ url, value: scheme.parse(url) }] });
  for (const { name, run } of checks) if (name.startsWith("work grows linearly")) run();
  if (texts.size === 0) throw new Error(`The suite has no hostile string for ${scheme.name}.`);
  return [...texts];
}

/** Measures milliseconds for everything that can be done with a text. */
function timeOf(scheme: Scheme<UrlValue>, text: string): number {
  collectGarbage({ type: "minor" });
  const start = performance.now();
  const result = scheme.safeParse(text);
  if (result.ok) scheme.format(result.url);
  else if (result.error.message === "") throw new Error("An error has no message.");
  scheme.canParse(text);
  return performance.now() - start;
}

/** A time in milliseconds: a string that takes less is quick enough, and a noisy clock says nothing about its growth. */
const LEAST = 10;

/**
 * Returns how many times as long a string of twice the length takes, and the milliseconds. If that seems too long, it measures again and
 * takes the shortest time: other work on the machine only adds to it.
 */
function growth(scheme: Scheme<UrlValue>, family: string, tries: number): readonly [growth: number, time: number] {
  const [half, text] = [stretched(family, MAX_LENGTH / 2), stretched(family, MAX_LENGTH)];
  let [short, long] = [timeOf(scheme, half), timeOf(scheme, text)];
  for (let round = 1; round < tries && long > LEAST && long > LIMIT * short; round++) {
    short = Math.min(short, timeOf(scheme, half));
    long = Math.min(long, timeOf(scheme, text));
  }
  return [long > LEAST ? long / short : 0, long];
}

/** The number of families to measure: those that take the longest at a sixteenth of the length. */
const SLOWEST = 16;

/** Measures strings of a million characters that are designed to take long. */
export const hostile: Measure = async ({ rounds }) =>
  (rfc1738Schemes as unknown as readonly Scheme<UrlValue>[]).map((scheme): Finding => {
    const texts = hostileTexts(scheme);
    const slowestTexts = texts
      .map((text) => ({ text, time: timeOf(scheme, stretched(text, MAX_LENGTH / 16)) }))
      .sort((one, other) => other.time - one.time)
      .slice(0, SLOWEST)
      .map(({ text }) => text);
    const all = slowestTexts.map((text) => ({ text, growth: growth(scheme, text, Math.ceil(rounds / 4)) }));
    const [worst = 0, slowest = 0] = [0, 1].map((which) =>
      Math.max(...all.map(({ growth }) => growth[which as 0 | 1])),
    );
    return {
      subject: "twice a hostile string",
      on: scheme.name,
      against: "once",
      figure: worst,
      unit: "×",
      target: { row: "1 MB hostile strings, every family: twice the length", limit: LIMIT },
      note: `the worst of ${SLOWEST} among ${texts.length} families; the slowest takes ${slowest.toFixed(0)} ms`,
    };
  });
