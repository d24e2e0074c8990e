import { type Automaton, type AutomatonState, type AutomatonStep, TooLarge } from "@url1738/core/runtime";

/**
 * Makes all states of an automaton, in the order that texts reach them. Afterwards, their steps are known for every class.
 *
 * @param most - The limit of states, with ten threads each on average; the automaton must be able to keep that many.
 * @throws TooLarge - If there are more.
 */
export function explore(automaton: Automaton, most: number): readonly AutomatonState[] {
  const found = new Set([automaton.first]);
  let threads = 0;
  for (const state of found) {
    threads += state.threads.length;
    if (found.size > most || threads > 10 * most) throw new TooLarge();
    automaton.finalOf(state);
    for (let of = 1; of < automaton.nfa.classes; of++) {
      const step: AutomatonStep | null = automaton.stepFrom(state, of);
      if (step !== null) found.add(step.to);
    }
  }
  return [...found];
}
