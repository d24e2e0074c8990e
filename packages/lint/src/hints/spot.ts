import type { Advice, Params, Place, Sentence } from "@url1738/core/runtime";
import { type Departure, placeAt, type Walked, walked } from "@url1738/core/runtime";
import type { Left } from "./after-fix.ts";

/** A place where a text leaves a grammar, or may have begun to, and what the grammar allows there. */
export interface Spot extends Place, Omit<Departure, "index"> {
  /** Returns the components that a character can belong to after some characters. */
  readonly componentsAfter: (text: string) => readonly string[];
  /** Tells whether a text of the grammar can go on with some characters. */
  readonly canFollow: (text: string) => boolean;
  /** Tells whether a text of the grammar can end with some characters. */
  readonly canEndWith: (text: string) => boolean;
  /** Returns an earlier place of the same text, but none before the first known one. */
  readonly earlier: (index: number) => Spot;
  /** Returns the last earlier place where a text of the grammar could end. */
  readonly lastEnd: () => Spot | undefined;
}

/** Gives advice for a place; `undefined` if something else is wrong. */
export type Look = (spot: Spot) => Advice | undefined;

/** Returns the last place before an offset where a text of the grammar could end. */
function lastEnd<State>({ machine, text, since }: Left<State>, end: number): Walked<State> | undefined {
  let last: Walked<State> | undefined;
  let { index, state }: Walked<State> = since;
  for (let next: State | undefined = state; index < end && next !== undefined; index++) {
    if (machine.isEnd(state)) last = { index, state };
    next = machine.step(state, text.charCodeAt(index));
    state = next ?? state;
  }
  return last;
}

/** Makes the spot up to which the machine has read a text. */
export function spotAt<State>(left: Left<State>, { index, state }: Walked<State>): Spot {
  const { machine, text, since } = left;
  const after = (other: string) => walked(machine, state, other, 0);
  const canFollow = (other: string) => after(other).index === other.length;
  return {
    ...machine.departureAt(state, index),
    ...placeAt(text, index),
    canFollow,
    canEndWith: (other) => canFollow(other) && machine.isEnd(after(other).state),
    componentsAfter: (other) => [...machine.componentsAt(after(other).state)],
    earlier: (start) => spotAt(left, walked(machine, since.state, text, since.index, start)),
    lastEnd: () => {
      const last = lastEnd(left, index);
      return last && spotAt(left, last);
    },
  };
}

/** Adds an edit to a sentence, as a fix that is not sure. */
export function advised(sentence: Sentence, index: number, end: number, replacement: string, params?: Params): Advice {
  return { ...sentence, params, fix: { index, end, replacement, sure: false } };
}
