import { MAX_LENGTH, type Scheme, type UrlValue } from "@url1738/core";
import { type AnyDefinition, urlError } from "@url1738/core/define";
import { conformance } from "@url1738/testkit";
import { schemes } from "url1738";
import { definitions } from "url1738/definitions";
import { collectGarbage } from "../collect-garbage.ts";
import { valid } from "../corpora.ts";
import type { Finding } from "../finding.ts";
import type { Measure } from "./measure.ts";

const LIMIT = 2.5;

/**
 * The longest hostile strings of a scheme, as the conformance suite has them: a stand-in for the scheme writes down what the suite
 * hands it. It answers that nothing is a URL, at once.
 */
function hostileTexts(scheme: Scheme<UrlValue>): readonly string[] {
  const texts = new Set<string>();
  const standIn: Scheme<UrlValue> = {
    ...scheme,
    safeParse(text) {
      if (typeof text === "string" && text.length > MAX_LENGTH / 2 && text.length <= MAX_LENGTH) texts.add(text);
      return { ok: false, error: urlError({ code: "syntax" }, "") };
    },
    canParse: () => false,
  };
  const url = valid.get(scheme.name)?.[0] ?? "";
  const definition = definitions.find(({ name }) => name === scheme.name) as unknown as AnyDefinition;
  const checks = conformance(standIn, definition, { urls: [{ url, value: scheme.parse(url) }] });
  for (const { name, run } of checks) if (name.startsWith("work grows linearly")) run();
  return [...texts];
}

/** Milliseconds for all that a text can be used for. */
function timeOf(scheme: Scheme<UrlValue>, text: string): number {
  collectGarbage({ type: "minor" });
  const start = performance.now();
  const result = scheme.safeParse(text);
  if (result.ok) scheme.format(result.url);
  else if (result.error.message === "") throw new Error("An error has no message.");
  scheme.canParse(text);
  return performance.now() - start;
}

/** In milliseconds: what is quicker is quick enough, and a noisy clock tells nothing about its growth. */
const LEAST = 10;

/**
 * How many times as long twice the string takes, and how many milliseconds. Where it seems to be too long it is looked at again, and
 * the least of the times counts: nothing else that the machine does makes a string quicker.
 */
function growth(scheme: Scheme<UrlValue>, text: string, tries: number): readonly [growth: number, time: number] {
  const end = text.slice(-8);
  const half = text.slice(0, text.lastIndexOf(end, text.length / 2) + end.length);
  let [short, long] = [timeOf(scheme, half), timeOf(scheme, text)];
  for (let round = 1; round < tries && long > LEAST && long > LIMIT * short; round++) {
    short = Math.min(short, timeOf(scheme, half));
    long = Math.min(long, timeOf(scheme, text));
  }
  return [long > LEAST ? long / short : 0, long];
}

/** Strings of a million characters that are made to take long. */
export const hostile: Measure = async ({ rounds }) =>
  (schemes as unknown as readonly Scheme<UrlValue>[]).map((scheme): Finding => {
    const texts = hostileTexts(scheme);
    const all = texts.map((text) => ({ text, growth: growth(scheme, text, Math.ceil(rounds / 4)) }));
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
      note: `the worst of ${texts.length} families; the slowest takes ${slowest.toFixed(0)} ms`,
    };
  });
