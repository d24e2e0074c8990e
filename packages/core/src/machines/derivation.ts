import type { Node } from "../grammar/nodes.ts";
import { automaton, type Front, type Line, type State } from "./automaton.ts";

/** How a text derives from a grammar: walked forwards through all derivations at once, and backwards along one of them. */

/** The states that read what can follow a state. */
function readersAfter(state: State): ReadonlySet<State> {
  const readers = new Set<State>();
  const waiting = [...state.ways];
  for (const seen = new Set<State>(); waiting.length > 0; ) {
    const next = waiting.pop() as State;
    if (seen.has(next)) continue;
    seen.add(next);
    if (next.characters !== undefined) readers.add(next);
    else waiting.push(...next.ways);
  }
  return readers;
}

/** Whether the grammar can end behind a state. */
function canEnd(state: State, seen = new Set<State>()): boolean {
  if (state.ways.length === 0) return true;
  return state.ways.some((way) => {
    if (way.characters !== undefined || seen.has(way)) return false;
    seen.add(way);
    return canEnd(way, seen);
  });
}

/**
 * Makes the function that tells to which line of the grammar each character of a text belongs, from `start` on.
 *
 * @returns A function of texts that derive from the grammar; of others, it returns nothing.
 */
export function derivation(node: Node): (text: string, start: number) => readonly (Line | undefined)[] | undefined {
  const machine = automaton(node);
  const following = new Map<State, ReadonlySet<State>>();

  function leadsTo(state: State, next: State): boolean {
    const known = following.get(state) ?? readersAfter(state);
    following.set(state, known);
    return known.has(next);
  }

  function frontsIn(text: string, start: number): readonly Front[] | undefined {
    const fronts: Front[] = [];
    let front = machine.first;
    for (let index = start; index < text.length; index++) {
      const next = machine.step(front, text.charCodeAt(index));
      if (next === null) return undefined;
      front = next;
      fronts.push(front);
    }
    return front.isEnd ? fronts : undefined;
  }

  return (text, start) => {
    const fronts = frontsIn(text, start);
    if (fronts === undefined) return undefined;
    const lines = new Array<Line | undefined>(fronts.length);
    let next: State | undefined;
    for (let index = fronts.length - 1; index >= 0; index--) {
      const states = (fronts[index] as Front).before;
      const after = next;
      next = states.find((state) => (after === undefined ? canEnd(state) : leadsTo(state, after)));
      lines[index] = next?.line;
    }
    return lines;
  };
}
