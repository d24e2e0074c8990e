import type { ElementNode, Node } from "../grammar/nodes.ts";
import { occurrencesOf } from "../grammar/walk.ts";
import { Automaton } from "./automaton.ts";
import type { Machine } from "./machine.ts";
import type { Line, Reader, Tag } from "./nfa.ts";
import type { Config, State } from "./state.ts";

/** A grammar that tells from which of its lines each character of a text derives. @public */
export interface Derivation {
  /** The machine of the grammar. */
  readonly machine: Machine;
  /**
   * Derives a text, by the derivation that decides its value.
   *
   * @param start - The offset where the grammar's text begins.
   * @returns A step for each character, and one for the end; `undefined` if the text is none of the grammar. Its `marks` are the components and
   *   lists that begin or end before the character, in order, each with the innermost line around it; its `line` is the innermost one that the
   *   character derives from, `undefined` at the end.
   */
  stepsOf(
    text: string,
    start: number,
  ):
    | readonly {
        readonly marks: readonly {
          readonly element: ElementNode;
          readonly isEnd: boolean;
          readonly line: readonly string[];
        }[];
        readonly line: readonly string[] | undefined;
      }[]
    | undefined;
}

/**
 * Makes the derivations of a grammar. A line is named after the lines around it, outermost first.
 *
 * @param line - The line that has the grammar as its right side, such as `["ftpurl"]`.
 * @public
 */
export function derivationOf(grammar: Node, line: readonly string[]): Derivation {
  const elements = occurrencesOf(grammar, true);
  const automaton = new Automaton(grammar, { tagging: (element) => [elements.indexOf(element)], line });
  const markOf = ({ tag, line }: Tag) => ({
    element: elements[tag >> 1] as ElementNode,
    isEnd: tag % 2 === 1,
    line: line as Line,
  });
  const configTo = (state: State, reader: Reader | undefined) =>
    automaton
      .configsOf(state)
      .find(({ follower: { to } }) => (reader === undefined ? to.kind === "end" : to === reader)) as Config;
  return {
    machine: automaton.machine,
    stepsOf: (text, start) => {
      const states: State[] = [automaton.first];
      for (let index = start; index < text.length; index++) {
        const next = automaton.after(states.at(-1) as State, text.charCodeAt(index));
        if (next === undefined) return undefined;
        states.push(next);
      }
      if (automaton.finalOf(states.at(-1) as State) === null) return undefined;
      const steps: NonNullable<ReturnType<Derivation["stepsOf"]>>[number][] = [];
      let reader: Reader | undefined;
      // Only the end of the text decides which of the readings counts.
      for (const state of states.reverse()) {
        const { thread, follower } = configTo(state, reader);
        steps.push({ marks: follower.tags.map(markOf), line: reader?.line });
        reader = thread.at;
      }
      return steps.reverse();
    },
  };
}
