import type { UrlValue } from "../scheme/url-value.ts";
import type { SchemeUnit } from "./scheme.ts";

const MOST_PLACES = 1024;
const MOST_FACTOR = 32;

/** Which places the beginnings of names have, if each has one of its own. */
function placesOf(beginnings: readonly string[], count: number, a: number, b: number): readonly number[] | undefined {
  const places = beginnings.map((one) => placeOf(one, count, a, b));
  return new Set(places).size === places.length ? places : undefined;
}

function placeOf(text: string, count: number, a: number, b: number): number {
  return (text.charCodeAt(0) * a + text.charCodeAt(1) + text.charCodeAt(2) * b) & (count - 1);
}

/**
 * Makes what finds the scheme of a text by its first three characters, before it is read: numbers are looked for with which all names
 * fall on different places.
 *
 * @param units - The units of the schemes; of two whose names begin with the same three characters, the first is found, and none whose
 *   name is a single letter, for then the third character is anything.
 * @returns The unit that the text is of, if it is of any of those that can be found and has its name in lower case; else any other one
 *   or `undefined`. So what it finds is to be asked: it reads the name, and refuses the text of another scheme.
 * @public
 */
export function unitFinder(units: readonly SchemeUnit<UrlValue>[]): (text: string) => SchemeUnit<UrlValue> | undefined {
  const long = units.filter(({ name }) => name.length > 1);
  const known = new Map(long.reverse().map((unit) => [`${unit.name}:`.slice(0, 3), unit]));
  const beginnings = [...known.keys()];
  for (let count = 16; count <= MOST_PLACES; count *= 2)
    for (let a = 1; a < MOST_FACTOR; a++)
      for (let b = 0; b < MOST_FACTOR; b++) {
        const places = placesOf(beginnings, count, a, b);
        if (places === undefined) continue;
        // Without gaps, so that an engine can read it without looking for what an array inherits.
        const table = Array.from({ length: count }, (_, place) => known.get(beginnings[places.indexOf(place)] ?? ""));
        return (text) => table[placeOf(text, count, a, b)];
      }
  return () => undefined;
}
