import type { Machine } from "./machine.ts";

/** A walk along a text for as long as the text fits a grammar. @public */
export interface PrefixWalk {
  /** The offset up to which the text fits: some text of the grammar begins with this prefix. */
  readonly index: number;
  /** The offset where the longest prefix ends that is itself a text of the grammar; -1 as long as there is none. */
  readonly end: number;
  /**
   * Continues along the text.
   *
   * @param text - The text.
   * @param limit - The offset before which to stop.
   * @returns True if the text fits up to `limit`.
   */
  follow(text: string, limit: number): boolean;
}

class Walk implements PrefixWalk {
  index: number;
  end: number;
  readonly #machine: Machine;
  #state: unknown;

  constructor(machine: Machine, start: number) {
    this.index = start;
    this.end = machine.isEnd(machine.first) ? start : -1;
    this.#machine = machine;
    this.#state = machine.first;
  }

  follow(text: string, limit: number): boolean {
    const machine = this.#machine;
    let state = this.#state;
    let { index, end } = this;
    for (; index < limit; index++) {
      const next = machine.step(state, text.charCodeAt(index));
      if (next === undefined) break;
      state = next;
      if (machine.isEnd(state)) end = index + 1;
    }
    this.#state = state;
    this.index = index;
    this.end = end;
    return index >= limit;
  }
}

/**
 * Makes a function that finds the longest prefix derived from a grammar. A walk takes linear time, and can be interrupted and
 * resumed.
 *
 * @param machine - The grammar's machine, such as that of a scheme.
 * @returns A function that begins a walk at an offset of a text.
 * @public
 */
export function prefixWalker(machine: Machine): (start: number) => PrefixWalk {
  return (start) => new Walk(machine, start);
}
