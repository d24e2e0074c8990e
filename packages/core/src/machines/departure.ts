import type { Node, Place } from "../grammar/nodes.ts";
import { type Automaton, automaton, type Front, type State } from "./automaton.ts";

/**
 * Where a text leaves a grammar: the automaton walks it through all derivations at once. That is slower than the expression, but
 * tells how far a text can be trusted and what could have followed, so it runs where the expression has failed.
 */

/** Where a text leaves a grammar. @public */
export interface Departure {
  /** The length of the longest prefix with which some text of the grammar also begins. */
  readonly index: number;
  /** What could have followed that prefix, in the terms of RFC §5. */
  readonly expected: readonly string[];
  /** The component that the text has reached. */
  readonly component: string | undefined;
  /** The section of RFC 1738 that describes it, if it has one of its own. */
  readonly section: string | undefined;
  /** Whether an escape could have followed. */
  readonly canEscape: boolean;
  /** The advice of the components that the text may have reached. */
  readonly hints: readonly ((place: Place) => string | undefined)[];
}

const ownersOf = (states: readonly State[]) => states.flatMap(({ owner }) => owner ?? []);

/** Describes the place where a text stops to fit. */
export function departure({ before, readers }: Front, index: number): Departure {
  const next = [...readers.keys()];
  const past = ownersOf(before);
  const owners = [...past, ...ownersOf(next)];
  const reached = past.at(-1) ?? owners.at(-1);
  return {
    index,
    expected: [...new Set([...readers.values()].flat())],
    component: reached?.component,
    section: reached?.section,
    canEscape: next.some(({ characters }) => characters?.includes("%")),
    hints: [...new Set(owners.flatMap(({ hint }) => hint ?? []))],
  };
}

/** How far a text fits, and what can follow there. */
export interface Reach {
  readonly index: number;
  readonly front: Front;
}

/** Follows a text from `start` to `end`, as far as it fits. */
export function walk({ step }: Automaton, from: Front, text: string, start: number, end = text.length): Reach {
  let front = from;
  let index = start;
  for (; index < end; index++) {
    const next = step(front, text.charCodeAt(index));
    if (next === null) break;
    front = next;
  }
  return { index, front };
}

/** Compiles a grammar, of which every node is known, into a function that finds where a text leaves it. */
export function departures(node: Node): (text: string, start?: number) => Departure | undefined {
  const machine = automaton(node);
  return (text, start = 0) => {
    const { index, front } = walk(machine, machine.first, text, start);
    return index === text.length && front.isEnd ? undefined : departure(front, index);
  };
}
