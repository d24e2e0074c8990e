import { isDeepStrictEqual } from "node:util";
import { urlErrorOf } from "@url1738/core";
import type { WholeScheme } from "@url1738/core/grammar";
import { diagnose, repair } from "@url1738/lint";
import { compareMachines } from "@url1738/prove";
import { expect } from "vitest";

/** Everything that a scheme does with a text or a value, for comparison. */

/** A scheme, interpreted or compiled. */
export type Subject = WholeScheme;

export function tried(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    return urlErrorOf(thrown) ?? thrown;
  }
}

/** Writes the fields of an object in order, since deep equality ignores their order. */
export const inOrder = (value: unknown) =>
  JSON.stringify(value, (_, one: unknown) => (one === undefined ? "undefined" : one));

/** Proves that two schemes give the same answers wherever a text may lead. */
export function expectSameMachines(one: Subject, other: Subject): void {
  expect(compareMachines(one.machine(), other.machine())).toBeUndefined();
}

/** Returns everything that results from a text: the value or the whole error, the canonical spelling and the places. */
export function textOutcome(subject: Subject, text: unknown): unknown {
  const result = subject.safeParse(text);
  const can = subject.canParse(text);
  if (!result.ok) return { can, error: result.error };
  const places = subject.places(text as string);
  const errors = subject.errors(text as string);
  const href = tried(() => subject.format(result.url));
  const normalized = tried(() => subject.normalize(text as string));
  return { can, url: result.url, order: inOrder(result.url), href, normalized, places, errors };
}

/** Returns the results of inspecting a text, which follow from its outcome, and take ten times as long. */
export const inspected = (subject: Subject, text: string) => [diagnose(subject, text), repair(subject, text)];

/** Returns everything that results from a value: its spelling or the whole refusal, and the result of `build`. */
export function valueOutcome(subject: Subject, value: unknown): unknown {
  const built = tried(() => subject.build(value as never));
  return { href: tried(() => subject.format(value as never)), built, order: inOrder(built) };
}

/** Expects two outcomes to be the same, with a quick check before the comparison that can show a difference. */
export function expectSame(subject: unknown, ours: unknown, theirs: unknown): void {
  if (!isDeepStrictEqual(ours, theirs)) expect([subject, ours]).toEqual([subject, theirs]);
}
