import { numberText } from "@url1738/core/inside/automaton/table";
import { numberIn, type Program, type ProgramStep } from "./program.ts";

/** Puts states next to each other whose errors name the same component and terms: their rows are similar, and so they compress better. */
export function arrange(program: Program): Program {
  const [owners, terms] = [new Map<string, number>(), new Map<string, number>()];
  const named = program.states.map(({ expectation: { path, section, components, expected } }, at) => {
    const owner = numberIn(owners, JSON.stringify([path, section, ...components]));
    const told = [owner, ...expected.map((term) => numberIn(terms, term))].map(numberText).join("");
    // Reading begins in the first state.
    return { at, told: at === 0 ? "" : told };
  });
  const order = named.sort((left, right) =>
    left.told < right.told ? -1 : left.told > right.told ? 1 : left.at - right.at,
  );
  const places = new Map(order.map(({ at }, place) => [at, place]));
  const renumbered = (step: ProgramStep | undefined) => step && { ...step, to: places.get(step.to) as number };
  const states = order.flatMap(({ at }) => program.states[at] ?? []);
  return { ...program, states: states.map((state) => ({ ...state, row: state.row.map(renumbered) })) };
}
