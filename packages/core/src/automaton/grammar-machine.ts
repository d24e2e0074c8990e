import type { Node } from "../grammar/nodes.ts";
import { Automaton, type AutomatonOptions } from "./automaton.ts";
import { type Label, labelOf } from "./label.ts";
import type { Machine } from "./machine.ts";
import { nfaOf } from "./nfa.ts";
import type { State } from "./state.ts";

/** Makes the machine that walks the automaton of a grammar character by character. @param given - The grammar, or its automaton. */
export function grammarMachine(given: Node | Automaton, options?: AutomatonOptions): Machine<State> {
  const automaton =
    given instanceof Automaton
      ? given
      : new Automaton(
          nfaOf(given, () => []),
          0,
          options,
        );
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
