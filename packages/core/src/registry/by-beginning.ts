/** How many characters of a name, and the colon behind it, tell it from others. */
export const BEGINNING = 3;

const FEWEST_PLACES = 64;
const MOST_PLACES = 4096;
const MOST_FACTOR = 32;

/** What is found, and the characters with which its name begins. */
interface Entry<T> {
  readonly thing: T;
  readonly first: number;
  readonly second: number;
  readonly third: number;
}

const placeOf = (first: number, second: number, third: number, factor: number, mask: number) =>
  (first + second * factor + third * factor * 2) & mask;

/** A number of places, and a factor, with which no two fall on the same place. */
function apart<T>(entries: readonly Entry<T>[]): readonly [factor: number, mask: number] | undefined {
  for (let count = FEWEST_PLACES; count <= MOST_PLACES; count *= 2)
    for (let factor = 1; factor < MOST_FACTOR; factor++) {
      const places = new Set(entries.map((one) => placeOf(one.first, one.second, one.third, factor, count - 1)));
      if (places.size === entries.length) return [factor, count - 1];
    }
  return undefined;
}

/**
 * Finds things by the first three characters of a text, the colon behind a name of two among them.
 *
 * @param things - What is to be found, by names in lower case. Of those that begin alike, only the first is found, and nothing whose name
 *   is a single letter.
 * @returns What finds the thing whose name begins as a text does; what follows in the text, it does not look at.
 */
export function byBeginning<T>(things: ReadonlyMap<string, T>): (text: string) => T | undefined {
  const known = new Map<string, Entry<T>>();
  for (const [name, thing] of things) {
    const beginning = `${name}:`.slice(0, BEGINNING);
    const [first = 0, second = 0, third = 0] = Array.from(beginning, (one) => one.charCodeAt(0));
    if (third !== 0 && !known.has(beginning)) known.set(beginning, { thing, first, second, third });
  }
  const entries = [...known.values()];
  const [factor, mask] = apart(entries) ?? [0, 0];
  // Without gaps, so that an engine can read it without looking for what an array inherits.
  const places = new Array<Entry<T> | undefined>(mask + 1).fill(undefined);
  for (const entry of entries) places[placeOf(entry.first, entry.second, entry.third, factor, mask)] = entry;
  return (text) => {
    const first = text.charCodeAt(0);
    const second = text.charCodeAt(1);
    const third = text.charCodeAt(2);
    const entry = places[placeOf(first, second, third, factor, mask)];
    if (entry === undefined || entry.first !== first || entry.second !== second || entry.third !== third)
      return undefined;
    return entry.thing;
  };
}
