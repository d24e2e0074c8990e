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
  left: Language<One>,
  right: Language<Other>,
  visit: (text: string, state: One | undefined, other: Other | undefined) => Found | undefined,
): Found | number {
  const seen = new Map<One | undefined, Set<Other | undefined>>([[left.first, new Set([right.first])]]);
  const waiting: (readonly [text: string, One | undefined, Other | undefined])[] = [["", left.first, right.first]];
  for (const [text, from, beside] of waiting) {
    const result = visit(text, from, beside);
    if (result !== undefined) return result;
    for (const code of ASCII) {
      const to = from === undefined ? undefined : left.step(from, code);
      const also = beside === undefined ? undefined : right.step(beside, code);
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
