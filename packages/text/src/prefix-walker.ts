import type { Machine } from "@url1738/core/runtime";

/** A walk along a text for as long as the text fits a grammar. */
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

/** Makes a function that walks from an offset of a text along the longest prefix derived from a grammar, in linear time. */
export function prefixWalker(machine: Machine): (start: number) => PrefixWalk {
  return (start) => new Walk(machine, start);
}
