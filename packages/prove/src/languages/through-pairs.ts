import { ASCII } from "../grammar/printable.ts";
import type { Language } from "./language.ts";

/** A grammar whose automaton has more pairs of states would take minutes, and gigabytes. */
const MOST_PAIRS = 2_000_000;

/**
 * Reads all texts with two automata at once, shortest first, and visits each pair of states that a text leads to: `undefined` is the state
 * of one that no text continues. The pairs are finitely many, although the texts are not, so whatever holds at each pair is proved.
 *
 * @param visit - Called with the first text that leads to a pair. Returns what it is looking for, if this is it.
 * @returns What `visit` found, or else the number of pairs.
 */
export function throughPairs<One, Other, Found extends object>(
  one: Language<One>,
  other: Language<Other>,
  visit: (text: string, one: One | undefined, other: Other | undefined) => Found | undefined,
): Found | number {
  const seen = new Map<One | undefined, Set<Other | undefined>>([[one.first, new Set([other.first])]]);
  const waiting: (readonly [text: string, One | undefined, Other | undefined])[] = [["", one.first, other.first]];
  for (const [text, from, beside] of waiting) {
    const found = visit(text, from, beside);
    if (found !== undefined) return found;
    for (const code of ASCII) {
      const to = from === undefined ? undefined : one.step(from, code);
      const also = beside === undefined ? undefined : other.step(beside, code);
      if (to === undefined && also === undefined) continue;
      const met = seen.get(to) ?? new Set();
      if (met.has(also)) continue;
      seen.set(to, met.add(also));
      if (waiting.push([text + String.fromCharCode(code), to, also]) > MOST_PAIRS)
        throw new RangeError(`The grammars have more than ${MOST_PAIRS} pairs of states.`);
    }
  }
  return waiting.length;
}
