import { MAX_LENGTH, type Scheme, type UrlValue } from "@url1738/core";
import { type AnyDefinition, urlError } from "@url1738/core/define";
import { conformance } from "@url1738/testkit";
import { rfc1738Schemes } from "url1738";
import { rfc1738Definitions } from "url1738/definitions";
import { valid } from "../corpora.ts";
import type { Finding } from "../finding.ts";
import { type Halves, quickest, timeOf } from "../growth.ts";
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
const timeOfAll = (scheme: Scheme<UrlValue>, text: string): number =>
  timeOf(() => {
    const result = scheme.safeParse(text);
    if (result.ok) scheme.format(result.url);
    else if (result.error.message === "") throw new Error("An error has no message.");
    scheme.canParse(text);
  });

/** The number of families to measure: those that take the longest at a sixteenth of the length. */
const SLOWEST = 4;

/** Measures strings of a million characters that are designed to take long. */
export const hostile: Measure = async ({ rounds }) => {
  const findings: Finding[] = [];
  for (const scheme of rfc1738Schemes as unknown as readonly Scheme<UrlValue>[]) {
    const texts = hostileTexts(scheme);
    const slowest = texts
      .map((text) => ({ text, time: timeOfAll(scheme, stretched(text, MAX_LENGTH / 16)) }))
      .sort((one, other) => other.time - one.time)
      .slice(0, SLOWEST);
    const times: Halves[] = [];
    for (const { text } of slowest) {
      const all = [MAX_LENGTH / 2, MAX_LENGTH].map((length) => stretched(text, length)) as [string, string];
      const measured = () => all.map((one) => timeOfAll(scheme, one)) as unknown as Halves;
      times.push(await quickest(measured, LIMIT, Math.ceil(rounds / 3)));
    }
    findings.push({
      subject: "twice a hostile string",
      on: scheme.name,
      against: "once",
      figure: Math.max(...times.map(([half, whole]) => whole / half)),
      unit: "×",
      target: { row: "1 MB hostile strings, every family: twice the length", limit: LIMIT },
      note: `the worst of the ${SLOWEST} slowest among ${texts.length} families; at most ${Math.max(...times.map(([, whole]) => whole)).toFixed(0)} ms`,
    });
  }
  return findings;
};
