import type { Node } from "../grammar/nodes.ts";
import { Automaton, type AutomatonOptions } from "./automaton.ts";
import { type Expectation, expectationOf } from "./expectation.ts";
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
  const known = new WeakMap<State, Expectation>();
  const expectationAt = (state: State): Expectation => {
    const own = known.get(state) ?? expectationOf(automaton, state);
    known.set(state, own);
    return own;
  };
  return {
    get first() {
      return automaton.first;
    },
    step: (state, code) => automaton.after(state, code),
    isEnd: (state) => automaton.finalOf(state) !== null,
    departureAt: (state, index) => {
      const { components, ...departure } = expectationAt(state);
      return { index, ...departure };
    },
    componentsAt: (state) => expectationAt(state).components,
  };
}
