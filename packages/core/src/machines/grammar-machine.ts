import type { Node } from "../grammar/nodes.ts";
import { automaton, type Front, type State } from "./automaton.ts";
import type { Departure, Machine } from "./machine.ts";

const ownersOf = (states: readonly State[]) => states.flatMap(({ owner }) => owner ?? []);

/** Describes a place where a text stops to fit. */
export function departureAt({ before, readers }: Front, index: number): Departure {
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

/** The machine that interprets a grammar, of which every node is known. */
export function grammarMachine(node: Node): Machine<Front> {
  const { first, step } = automaton(node);
  return {
    first,
    step: (front, code) => step(front, code) ?? undefined,
    isEnd: ({ isEnd }) => isEnd,
    departureAt,
    componentsAt: ({ readers }) => new Set([...readers.keys()].flatMap(({ owner }) => owner?.component ?? [])),
  };
}
