import type { Advice } from "@url1738/core/define";
import type { Spot } from "./spot.ts";

/** Tells whether some advice can be given. */
export type Judge = (advice: Advice) => boolean;

/**
 * Gives advice on one kind of error at a place; returns `undefined` if something else is wrong. A look that asks several others takes the
 * first of their answers that can be given.
 */
export interface Look<P = Spot> {
  (place: P, canBeGiven?: Judge): Advice | undefined;
  /** The characters at which it is asked, and what it says there; absent if it is asked at any. */
  readonly at?: { readonly pattern: RegExp; readonly look: Look<P> };
}

/** The place of an error, as far as it says which looks are asked. */
interface Found {
  /** The character there; the empty text at the end. */
  readonly found: string;
}

/** Makes a look that is asked only where a pattern matches the character, or the empty text at the end. */
export function at<P extends Found>(pattern: RegExp, look: (place: P) => Advice | undefined): Look<P> {
  return Object.assign((place: P) => (pattern.test(place.found) ? look(place) : undefined), { at: { pattern, look } });
}

/** The number of characters for which is kept which looks are asked. */
const MOST_KNOWN = 1000;

/**
 * Makes one look of several, which are asked in turn.
 *
 * @param looks - The looks, the first to be asked first.
 */
export function inTurn<P extends Found>(looks: readonly Look<P>[]): Look<P> {
  /** Which of them are asked at each character: usually few, and each takes time. */
  const askedBy = new Map<string, readonly Look<P>[]>();
  function askedAt(character: string): readonly Look<P>[] {
    const asked = looks.flatMap((look) => {
      if (look.at === undefined) return look;
      return look.at.pattern.test(character) ? look.at.look : [];
    });
    if (askedBy.size === MOST_KNOWN) askedBy.clear();
    askedBy.set(character, asked);
    return asked;
  }
  return (place, canBeGiven) => {
    for (const look of askedBy.get(place.found) ?? askedAt(place.found)) {
      const advice = look(place, canBeGiven);
      if (advice !== undefined && canBeGiven?.(advice) !== false) return advice;
    }
    return undefined;
  };
}

/**
 * Returns a function that makes one look of several that ask at another place, if there is one.
 *
 * @param find - Finds the other place.
 */
export function elsewhere(find: (spot: Spot) => Spot | undefined): (looks: readonly Look[]) => Look {
  return (looks) => {
    const look = inTurn(looks);
    return (spot, canBeGiven) => {
      const place = find(spot);
      return place && look(place, canBeGiven);
    };
  };
}

/**
 * Returns a function that makes one look of several that ask only at some places.
 *
 * @param isWanted - Tells whether they ask at a place.
 */
export function where(isWanted: (spot: Spot) => boolean): (looks: readonly Look[]) => Look {
  return elsewhere((spot) => (isWanted(spot) ? spot : undefined));
}
