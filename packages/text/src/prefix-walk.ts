import type { Machine } from "@url1738/core/grammar";

/** A walk along a text for as long as the text fits a grammar, in linear time. */
export class PrefixWalk {
  /** The offset up to which the text fits: some text of the grammar begins with this prefix. */
  index: number;
  /** The end of the longest prefix that is itself a text of the grammar; -1 as long as there is none. */
  end: number;
  readonly #machine: Machine;
  #state: unknown;

  constructor(machine: Machine, start: number) {
    this.index = start;
    this.end = machine.isEnd(machine.first) ? start : -1;
    this.#machine = machine;
    this.#state = machine.first;
  }

  /** Continues along the text, up to `limit` at most; tells whether the text fits up to there. */
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
