import type { Machine } from "@url1738/core/grammar";
import { isSameValue } from "@url1738/core/runtime";
import { throughPairs } from "./through-pairs.ts";

/** A text after which two machines answer differently. @public */
export interface Disagreement {
  /** One of the shortest such texts, without the name of the scheme and its colon. */
  readonly text: string;
  /** The question: `continues` is whether any text begins like this one, `isEnd` whether it is a text of the grammar. */
  readonly question: "continues" | "isEnd" | "components" | "expected" | "component" | "path" | "section" | "canEscape";
  /** The answers. */
  readonly answers: readonly [one: unknown, other: unknown];
}

/** Returns everything that a machine tells of a state, except advice, which is functions. */
function answersOf<State>(
  machine: Machine<State>,
  state: State,
): Omit<Record<Disagreement["question"], unknown>, "continues"> {
  const { expected, component, path, section, canEscape } = machine.mismatchAt(state, 0);
  const components = [...machine.componentsAt(state)].sort();
  return { isEnd: machine.isEnd(state), components, expected, component, path, section, canEscape };
}

/**
 * Proves that two machines of a grammar, such as the interpreted and the compiled one, are the same to every program, or finds a shortest
 * text after which they differ. It walks both together through every pair of states that a text leads to.
 *
 * @param left - A machine, as `Scheme.machine` returns it.
 * @param other - Another one.
 * @returns The difference; `undefined` if there is none.
 * @public
 */
export function compareMachines<One, Other>(left: Machine<One>, right: Machine<Other>): Disagreement | undefined {
  const disagreement = throughPairs(left, right, (text, state, otherState): Disagreement | undefined => {
    if (state === undefined || otherState === undefined)
      return { text, question: "continues", answers: [state !== undefined, otherState !== undefined] };
    const [answers, others] = [answersOf(left, state), answersOf(right, otherState)];
    for (const question of Object.keys(answers) as (keyof typeof answers)[])
      if (!isSameValue(answers[question], others[question]))
        return { text, question, answers: [answers[question], others[question]] };
    return undefined;
  });
  return typeof disagreement === "number" ? undefined : disagreement;
}
