/** The characters by which names are told apart. */
const BEGINNING = 3;
const FEWEST_PLACES = 64;
const MOST_PLACES = 4096;
const MOST_FACTOR = 32;

function placeOf(text: string, factor: number, mask: number): number {
  return (text.charCodeAt(0) + text.charCodeAt(1) * factor + text.charCodeAt(2) * factor * 2) & mask;
}

/** The numbers with which all beginnings fall on different places. */
function perfect(beginnings: readonly string[]): readonly [factor: number, mask: number] | undefined {
  for (let count = FEWEST_PLACES; count <= MOST_PLACES; count *= 2)
    for (let factor = 1; factor < MOST_FACTOR; factor++) {
      const places = new Set(beginnings.map((one) => placeOf(one, factor, count - 1)));
      if (places.size === beginnings.length) return [factor, count - 1];
    }
  return undefined;
}

/**
 * Finds things by the first three characters of a text, which is a guess: what is found has another beginning, perhaps, but nothing else
 * has that of the text.
 *
 * @param things - What is to be found, by names of at least two characters; of those that begin alike, the first.
 */
export function byBeginning<T>(things: ReadonlyMap<string, T>): (text: string) => T | undefined {
  const known = new Map<string, T>();
  for (const [name, thing] of things) {
    const beginning = `${name}:`.slice(0, BEGINNING);
    if (beginning.length === BEGINNING && !known.has(beginning)) known.set(beginning, thing);
  }
  const found = perfect([...known.keys()]);
  if (found === undefined) return () => undefined;
  const [factor, mask] = found;
  // Without gaps, so that an engine can read it without looking for what an array inherits.
  const places = new Array<T | undefined>(mask + 1).fill(undefined);
  for (const [beginning, thing] of known) places[placeOf(beginning, factor, mask)] = thing;
  return (text) => places[placeOf(text, factor, mask)];
}
