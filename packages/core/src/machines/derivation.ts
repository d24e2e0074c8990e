import type { Node } from "../grammar/nodes.ts";
import { canBeEmpty } from "../grammar/walk.ts";
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
 * Makes the function that tells of each character of a text of which line of the grammar it is part.
 *
 * @param line - The line of which the grammar is the right side.
 * @returns A function of texts that derive from the grammar; of others, it returns nothing.
 */
export function derivation(node: Node, line: Line): (text: string) => readonly Line[] | undefined {
  const machine = automaton(node, line);
  const following = new Map<State, ReadonlySet<State>>();

  function leadsTo(state: State, next: State): boolean {
    const known = following.get(state) ?? readersAfter(state);
    following.set(state, known);
    return known.has(next);
  }

  function frontsIn(text: string): readonly Front[] | undefined {
    const fronts: Front[] = [];
    let front = machine.first;
    for (let index = 0; index < text.length; index++) {
      const next = machine.step(front, text.charCodeAt(index));
      if (next === null) return undefined;
      front = next;
      fronts.push(front);
    }
    return front.isEnd ? fronts : undefined;
  }

  return (text) => {
    const fronts = frontsIn(text);
    if (fronts === undefined) return undefined;
    const lines = new Array<Line>(fronts.length);
    let next: State | undefined;
    for (let index = fronts.length - 1; index >= 0; index--) {
      const states = (fronts[index] as Front).before;
      const after = next;
      next =
        states.length === 1
          ? states[0]
          : states.find((state) => (after === undefined ? canEnd(state) : leadsTo(state, after)));
      lines[index] = next?.line ?? line;
    }
    return lines;
  };
}

/** The line from which the empty text derives, of a grammar that takes it: the innermost from which all of it does. */
export function lineOfEmpty(node: Node, line: Line): Line {
  switch (node.kind) {
    case "rule":
      return lineOfEmpty(node.item, { name: node.name, outer: line });
    case "choice":
      return lineOfEmpty(node.items.find(canBeEmpty) as Node, line);
    case "repeat":
      return node.least === 0 ? line : lineOfEmpty(node.item, line);
    case "sequence":
      return node.items.length === 1 ? lineOfEmpty(node.items[0] as Node, line) : line;
    default:
      return line;
  }
}
