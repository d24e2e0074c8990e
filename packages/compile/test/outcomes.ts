import { isDeepStrictEqual } from "node:util";
import { type Scheme, urlErrorOf } from "@url1738/core";
import { diagnose, repair } from "@url1738/lint";
import { expect } from "vitest";

/** Everything that a scheme does with a text or a value, for comparison. */

/** A scheme, interpreted or compiled. */
export type Subject = Scheme;

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

/** Walks a text's states: the components that can follow in each and whether the text may end there; at the end, what is expected. */
export function walkOf(subject: Subject, text: string): unknown {
  const machine = subject.machine();
  const steps: unknown[] = [];
  let state = machine.first;
  for (let index = subject.name.length + 1; index <= text.length; index++) {
    steps.push([machine.isEnd(state), [...machine.componentsAt(state)].sort().join()]);
    const { hints, ...departure } = machine.departureAt(state, index);
    if (index === text.length) return [...steps, departure];
    const next = machine.step(state, text.charCodeAt(index));
    if (next === undefined) return [...steps, departure];
    state = next;
  }
  return steps;
}

/** Returns everything that results from a text: the value or the whole error, the canonical spelling, the places and the states. */
export function textOutcome(subject: Subject, text: unknown): unknown {
  const result = subject.safeParse(text);
  const can = subject.canParse(text);
  const isShort = typeof text === "string" && text.length < 1_000;
  const walk = isShort ? walkOf(subject, text) : undefined;
  if (!result.ok) return { can, error: result.error, walk };
  const places = subject.places(text as string);
  const errors = subject.errors(text as string);
  const href = tried(() => subject.format(result.url));
  return { can, url: result.url, order: inOrder(result.url), href, places, errors, walk };
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
