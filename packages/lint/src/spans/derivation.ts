import type { ElementNode, Node } from "@url1738/core/define";
import {
  Automaton,
  type AutomatonState,
  type Config,
  type Line,
  occurrencesOf,
  type Reader,
  type Tag,
} from "@url1738/core/internal";

/** One character of a text, or its end: the elements that begin or end before it, and its reader. */
export interface DerivationStep {
  readonly tags: readonly Tag[];
  /** The reader of the character; `undefined` at the end. */
  readonly reader: Reader | undefined;
}

/** Derives texts from a grammar: finds the element and the line that each character belongs to. */
export class Derivation {
  readonly automaton: Automaton;
  /** The elements by the numbers of their tags, including those in lists. */
  readonly elements: readonly ElementNode[];

  /** @param line - The line that has the grammar as its right side. */
  constructor(node: Node, line: Line) {
    this.elements = occurrencesOf(node, true);
    this.automaton = new Automaton(node, { tagging: (element) => [this.elements.indexOf(element)], line });
  }

  /** Returns the preferred derivation, by which the text is read; `undefined` if the text does not derive from the grammar. */
  stepsOf(text: string, from: number): readonly DerivationStep[] | undefined {
    const states: AutomatonState[] = [this.automaton.first];
    for (let index = from; index < text.length; index++) {
      const next = this.automaton.after(states.at(-1) as AutomatonState, text.charCodeAt(index));
      if (next === undefined) return undefined;
      states.push(next);
    }
    if (this.automaton.finalOf(states.at(-1) as AutomatonState) === null) return undefined;
    const steps: DerivationStep[] = [];
    let reader: Reader | undefined;
    // Only the end of the text decides which of the readings counts.
    for (const state of states.reverse()) {
      const { thread, follower } = this.#configTo(state, reader);
      steps.push({ tags: follower.tags, reader });
      reader = thread.at;
    }
    return steps.reverse();
  }

  #configTo(state: AutomatonState, reader: Reader | undefined): Config {
    const configs = this.automaton.configsOf(state);
    return configs.find(({ follower: { to } }) => (reader === undefined ? to.kind === "end" : to === reader)) as Config;
  }
}

/** Finds the innermost line that the whole empty text derives from, in a grammar that accepts it. */
export function lineOfEmpty(node: Node, line: Line): Line {
  switch (node.kind) {
    case "rule":
      return lineOfEmpty(node.item, [...line, node.name]);
    case "choice":
      return lineOfEmpty(node.items.find((item) => new Automaton(item).takes("")) as Node, line);
    case "repeat":
      return node.least === 0 ? line : lineOfEmpty(node.item, line);
    case "sequence":
      return node.items.length === 1 ? lineOfEmpty(node.items[0] as Node, line) : line;
    default:
      return line;
  }
}
