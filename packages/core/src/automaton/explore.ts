import type { Automaton, State, Step } from "./automaton.ts";
import { TooLarge } from "./nfa.ts";

/**
 * Makes all states of an automaton, in the order in which texts reach them. Then the steps of each are known for every class.
 *
 * @param most - How many states there may be, of ten threads on average; the automaton must keep as many.
 * @throws TooLarge - With more.
 * @public
 */
export function explore(automaton: Automaton, most: number): readonly State[] {
  const found = new Set([automaton.first]);
  let threads = 0;
  for (const state of found) {
    threads += state.threads.length;
    if (found.size > most || threads > 10 * most) throw new TooLarge();
    automaton.finalOf(state);
    for (let of = 1; of < automaton.nfa.classes; of++) {
      const step: Step | null = automaton.stepFrom(state, of);
      if (step !== null) found.add(step.to);
    }
  }
  return [...found];
}
