import type { Advice } from "@url1738/core/define";
import { firstOf } from "./first-of.ts";
import type { Spot } from "./spot.ts";

/** Gives advice on one kind of error at a place; returns `undefined` if something else is wrong. */
export interface Look<P = Spot> {
  (place: P): Advice | undefined;
  /** Matches the characters at which it is asked; absent if it is asked at any. */
  readonly at?: RegExp | undefined;
}

/** The place of an error, as far as it says which looks are asked. */
interface Found {
  /** The character there; the empty text at the end. */
  readonly found: string;
}

/** Makes a look that is asked only where a pattern matches the character, or the empty text at the end. */
export function at<P extends Found>(pattern: RegExp, look: (place: P) => Advice | undefined): Look<P> {
  return Object.assign((place: P) => (pattern.test(place.found) ? look(place) : undefined), { at: pattern });
}

/**
 * Returns a function that makes looks ask at another place, if there is one. The place is found once, however many looks are asked in turn.
 *
 * @param find - Finds the other place.
 */
export function elsewhere(find: (spot: Spot) => Spot | undefined): (look: Look) => Look {
  let known: Spot | undefined;
  let place: Spot | undefined;
  return (look) => (spot) => {
    if (spot !== known) [known, place] = [spot, find(spot)];
    return place && look(place);
  };
}

/**
 * Returns a function that makes looks ask only at some places. It asks about a place once, however many looks are asked in turn.
 *
 * @param isWanted - Tells whether they ask at a place.
 */
export function where(isWanted: (spot: Spot) => boolean): (look: Look) => Look {
  const there = elsewhere((spot) => (isWanted(spot) ? spot : undefined));
  return (look) => Object.assign(there(look), { at: look.at });
}

/** Keeps which of some looks are asked at each character of ASCII. */
const kept = new WeakMap<object, Map<string, unknown>>();

/** Returns those of some looks that are asked at a character: usually few, and each look takes time. */
function looksAt<P>(looks: readonly Look<P>[], found: string): readonly Look<P>[] {
  if (found > "\x7f") return looks;
  const own = (kept.get(looks) ?? new Map()) as Map<string, readonly Look<P>[]>;
  const asked = own.get(found) ?? looks.filter(({ at: pattern }) => pattern?.test(found) !== false);
  kept.set(looks, own.set(found, asked));
  return asked;
}

/**
 * Returns the first advice of some looks.
 *
 * @param ask - Asks a look at the place, and judges its advice; by default, takes any advice.
 */
export function firstAdvice<P extends Found>(
  looks: readonly Look<P>[],
  place: P,
  ask: (look: Look<P>) => Advice | undefined = (look) => look(place),
): Advice | undefined {
  return firstOf(looksAt(looks, place.found), ask);
}
