import type { Node } from "../grammar/nodes.ts";
import { Automaton, type AutomatonOptions } from "./automaton.ts";
import { type Label, labelOf } from "./label.ts";
import type { Machine } from "./machine.ts";
import { nfaOf } from "./nfa.ts";
import type { State } from "./state.ts";

/** Makes a machine that walks an automaton character by character. */
export function machineOf(automaton: Automaton): Machine<State> {
  const labels = new WeakMap<State, Label>();
  const labelAt = (state: State): Label => {
    const label = labels.get(state) ?? labelOf(automaton, state);
    labels.set(state, label);
    return label;
  };
  return {
    get first() {
      return automaton.first;
    },
    step: (state, code) => automaton.after(state, code),
    isEnd: (state) => automaton.finalOf(state) !== null,
    departureAt: (state, index) => {
      const { components, ...departure } = labelAt(state);
      return { index, ...departure };
    },
    componentsAt: (state) => labelAt(state).components,
  };
}

/** Makes the machine of a grammar. */
export function grammarMachine(node: Node, options?: AutomatonOptions): Machine<State> {
  return machineOf(
    new Automaton(
      nfaOf(node, () => []),
      0,
      options,
    ),
  );
}
