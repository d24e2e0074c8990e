import type { Automaton, Front } from "./automaton.ts";

/** A part of a text: where it begins, and the offset after it. */
export type Extent = readonly [index: number, end: number];

/** What stands for a character that may be part of one component or of another. */
const UNDECIDED: unique symbol = Symbol("undecided");

/** The one component of which a character can be part; nothing where it is part of none. */
type Owner = string | typeof UNDECIDED | undefined;

/** That of the character before. */
function ownerAt({ before }: Front): Owner {
  const [owner, ...others] = new Set(before.map((state) => state.owner?.component));
  return others.length === 0 ? owner : UNDECIDED;
}

/**
 * The longest part of a text that can be left out: it lies within one component, and what can follow is the same before and behind it.
 * So without it, the text derives from the grammar as well, and all that is left is part of the same components.
 *
 * @param from - Where the text of the grammar begins.
 * @returns The part, which is empty where nothing can be left out; nothing where the text does not derive from the grammar.
 */
export function spareStretch({ first, step }: Automaton, text: string, from: number): Extent | undefined {
  const owners = new Map<Front, Owner>();
  let seen = new Map<Front, number>();
  let longest: Extent = [from, from];
  let front = first;
  let owner: Owner = UNDECIDED;
  for (let index = from; index < text.length; ) {
    const next = step(front, text.charCodeAt(index++));
    if (next === null) return undefined;
    front = next;
    if (!owners.has(front)) owners.set(front, ownerAt(front));
    const now: Owner = owners.get(front);
    if (now !== owner) seen = new Map();
    owner = now;
    const start = seen.get(front) ?? index;
    seen.set(front, start);
    if (owner !== UNDECIDED && index - start > longest[1] - longest[0]) longest = [start, index];
  }
  return front.isEnd ? longest : undefined;
}
