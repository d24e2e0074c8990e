import type { Node, Place } from "../nodes.ts";
import { type Automaton, automaton, type Front, type Reader } from "./automaton.ts";

/**
 * The second machine: walks a text through all derivations of a grammar at once. It is slower than the regular expression, but
 * knows how far a text can be trusted and what could have followed, so it runs where the first has failed.
 */

/** Where a text leaves a grammar. @public */
export interface Departure {
  /** The length of the longest prefix with which some text of the grammar begins, too. */
  readonly index: number;
  /** What could have followed that prefix, in the terms of RFC §5. */
  readonly expected: readonly string[];
  /** The component that the text has reached. */
  readonly component: string | undefined;
  /** The section of RFC 1738 that describes it. */
  readonly section: string | undefined;
  /** Whether an escape could have followed. */
  readonly canEscape: boolean;
  /** The advice of the components that the text may have reached. */
  readonly hints: readonly ((place: Place) => string | undefined)[];
}

const inComponents = (readers: Iterable<Reader>) =>
  [...readers].map(({ owner }) => owner).filter(({ component }) => component !== undefined);

/** Describes the place where a text stops to fit. */
export function departure(front: Front, index: number): Departure {
  const owners = [...inComponents(front.before), ...inComponents(front.readers.keys())];
  const reached = inComponents(front.before).at(-1) ?? owners.at(-1);
  return {
    index,
    expected: [...new Set([...front.readers.values()].flat())],
    component: reached?.component,
    section: reached?.section,
    canEscape: [...front.readers.keys()].some(({ table }) => table[0x25] === 1),
    hints: [...new Set(owners.map(({ hint }) => hint))].filter((hint) => hint !== undefined),
  };
}

/** How far a text fits. */
export interface Reach {
  readonly index: number;
  /** The front there, and before it those that the two characters before `index` have left. */
  readonly fronts: readonly [Front, ...(Front | undefined)[]];
}

/** Follows a text as far as it fits. */
export function walk({ step }: Automaton, from: Front, text: string, start: number): Reach {
  let front = from;
  let last: Front | undefined;
  let last2: Front | undefined;
  let index = start;
  for (; index < text.length; index++) {
    const next = step(front, text.charCodeAt(index));
    if (next === null) break;
    last2 = last;
    last = front;
    front = next;
  }
  return { index, fronts: [front, last, last2] };
}

/** Compiles a grammar, of which every node is known, into a function that finds where a text leaves it. */
export function departures(node: Node, section?: string): (text: string, start?: number) => Departure | undefined {
  const machine = automaton(node, section);
  return (text, start = 0) => {
    const {
      index,
      fronts: [front],
    } = walk(machine, machine.first, text, start);
    return index === text.length && front.isEnd ? undefined : departure(front, index);
  };
}
