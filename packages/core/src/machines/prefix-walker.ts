import { checkKnown } from "../grammar/check-node.ts";
import type { Node } from "../grammar/nodes.ts";
import { type Automaton, automaton, type Front } from "./automaton.ts";

/** A walk along a text, for as long as it fits a grammar. @public */
export interface PrefixWalk {
  /** The offset up to which the text fits: some text of the grammar begins like this. */
  readonly index: number;
  /** The offset at which the longest prefix that is itself a text of the grammar ends; -1 as long as there is none. */
  readonly end: number;
  /**
   * Goes on along the text.
   *
   * @param text - The text.
   * @param limit - The offset before which to stop.
   * @returns Whether the text fits up to there.
   */
  follow(text: string, limit: number): boolean;
}

class Walk implements PrefixWalk {
  index: number;
  end: number;
  readonly #step: Automaton["step"];
  #front: Front;

  constructor({ first, step }: Automaton, start: number) {
    this.index = start;
    this.end = first.isEnd ? start : -1;
    this.#step = step;
    this.#front = first;
  }

  follow(text: string, limit: number): boolean {
    const step = this.#step;
    let front = this.#front;
    let { index, end } = this;
    for (; index < limit; index++) {
      const next = step(front, text.charCodeAt(index));
      if (next === null) break;
      front = next;
      if (front.isEnd) end = index + 1;
    }
    this.#front = front;
    this.index = index;
    this.end = end;
    return index >= limit;
  }
}

/**
 * Compiles a grammar into a function that finds the longest prefix that derives from it. A walk takes linear time, and can be
 * interrupted and gone on with.
 *
 * @param node - The grammar.
 * @returns A function that begins a walk at an offset of a text.
 * @throws Url1738Error - With the code `contract-version` where the grammar has a kind of node that is not known here.
 * @public
 */
export function prefixWalker(node: Node): (start: number) => PrefixWalk {
  checkKnown({ schemepart: node });
  const machine = automaton(node);
  return (start) => new Walk(machine, start);
}
