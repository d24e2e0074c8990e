import type { AnyDefinition } from "@url1738/core/define";
import { generate } from "@url1738/prove";
import fc from "fast-check";
import { type Effort, show } from "./check.ts";
import { decisions, picker } from "./decisions.ts";
import type { Law } from "./law.ts";
import { isWaived, type Waiver } from "./waivers.ts";

/** The default seed: it draws the same URLs in every run, so that a suite never fails by chance. */
const SEED = 1738;

/** Says how a URL breaks a law. The error of a law is part of a sentence; that of a scheme is whole sentences. */
function toldOf(thrown: unknown): string {
  const told = thrown instanceof Error ? thrown.message : String(thrown);
  return told.endsWith(".") ? `There, this error was thrown: ${told}` : `There, ${told}.`;
}

/** The greatest length of a text that is shortened one character less at a time; longer texts are first shortened by halves. */
const SHORT = 16;

/** Returns the lengths to take away from a text, longest first. */
function lengthsFor(length: number): readonly number[] {
  const next = length > SHORT ? length >> 1 : length - 1;
  return length < 1 ? [] : [length, ...lengthsFor(next)];
}

/** Shortens a text that breaks a law, until no shorter text without some of its characters breaks it. */
function smallest(text: string, isBroken: (text: string) => boolean): string {
  for (const length of lengthsFor(text.length - 1)) {
    for (let from = 0; from + length <= text.length; from++) {
      const shorter = text.slice(0, from) + text.slice(from + length);
      if (isBroken(shorter)) return smallest(shorter, isBroken);
    }
  }
  return text;
}

/** A text that breaks a law, with the error. */
interface Broken {
  readonly text: string;
  readonly thrown: unknown;
}

/** Tries a law on random URLs, and throws an error with a smallest text that breaks it, unless that is waived. */
export function tryLaw(
  definition: AnyDefinition,
  { id, name, texts, check }: Law,
  waivers: readonly Waiver[],
  effort: Effort,
): void {
  const brokenBy = (text: string, rest: readonly number[]): Broken | undefined => {
    try {
      check(text, picker(rest));
      return undefined;
    } catch (thrown) {
      return isWaived(waivers, text) ? undefined : { text, thrown };
    }
  };
  const firstBroken = (numbers: readonly number[], rest: readonly number[]): Broken | undefined => {
    const url = generate(definition, picker(numbers));
    for (const text of texts?.(url, picker(rest)) ?? [url]) {
      const broken = brokenBy(text, rest);
      if (broken !== undefined) return broken;
    }
    return undefined;
  };
  const holds = fc.property(decisions(200), decisions(60), (...numbers) => firstBroken(...numbers) === undefined);
  const { runs = 300, seed = fc.readConfigureGlobal()?.seed ?? SEED } = effort;
  const outcome = fc.check(holds, { numRuns: runs, seed });
  if (!outcome.failed) return;
  const [numbers, rest] = outcome.counterexample as [number[], number[]];
  const { text } = firstBroken(numbers, rest) as Broken;
  const least = smallest(text, (shorter) => brokenBy(shorter, rest) !== undefined);
  throw new Error(`This law is broken: ${name}.
The smallest URL that was found to break it: ${show(least)}
${toldOf(brokenBy(least, rest)?.thrown)}
To try the same URLs again, pass { seed: ${outcome.seed} } as the fourth argument of conformance.${
    id === undefined
      ? ""
      : `
If the scheme's specification demands this, give a waiver of the law ${show(id)}, with the reason.`
  }`);
}
