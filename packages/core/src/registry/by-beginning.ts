import type { SchemeUnit } from "../scheme/scheme-unit.ts";
import type { UrlValue } from "../scheme/url-value.ts";

/** The number of characters at the start of a text that suggest its scheme, including the colon after a name of two. */
export const BEGINNING = 3;

/** The number of places for schemes; those that share a place are tried in turn. */
const PLACES = 256;
const COLON = 0x3a;

interface Entry {
  readonly unit: SchemeUnit<UrlValue>;
  readonly first: number;
  readonly second: number;
  readonly third: number;
}

const placeOf = (first: number, second: number, third: number) => (first + 5 * second + 3 * third) & (PLACES - 1);

/**
 * Finds compiled schemes by the first characters of a text and, if several begin alike, by the place of its colon.
 *
 * @param units - The schemes to find; one whose name is a single letter is left out.
 * @returns A function that finds the scheme whose name, in lower case, a text begins with, as far as {@link BEGINNING} goes.
 */
export function byBeginning(
  units: Iterable<SchemeUnit<UrlValue>>,
): (text: unknown) => SchemeUnit<UrlValue> | undefined {
  const places: Entry[][] = Array.from({ length: PLACES }, () => []);
  for (const unit of units) {
    const [first = 0, second = 0, third] = Array.from(`${unit.name}:`, (one) => one.charCodeAt(0));
    if (third !== undefined) places[placeOf(first, second, third)]?.push({ unit, first, second, third });
  }
  return (text) => {
    if (typeof text !== "string") return undefined;
    const first = text.charCodeAt(0);
    const second = text.charCodeAt(1);
    const third = text.charCodeAt(2);
    const entries = places[placeOf(first, second, third)] as readonly Entry[];
    for (let index = 0; index < entries.length; index++) {
      const one = entries[index] as Entry;
      const isAlike = one.first === first && one.second === second && one.third === third;
      if (isAlike && (entries.length === 1 || text.charCodeAt(one.unit.name.length) === COLON)) return one.unit;
    }
    return undefined;
  };
}
