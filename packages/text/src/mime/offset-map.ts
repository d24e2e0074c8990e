/** Maps the offsets of a text to those of the text that it was made from. */
export interface Origins {
  /** Takes the offset of a character; returns the offset where its original begins. */
  readonly beginning: (offset: number) => number;
  /** Takes the offset after a character; returns the offset where its original ends. */
  readonly end: (offset: number) => number;
  /** Forgets the text before an offset, because nobody will ask for it. */
  readonly forget: (before: number) => void;
}

/** Returns the map of a text that is made in two steps: `outer` maps to the text between them, `inner` to the original. */
export function throughBoth(outer: Origins, inner: Origins): Origins {
  return {
    beginning: (offset) => inner.beginning(outer.beginning(offset)),
    end: (offset) => inner.end(outer.end(offset)),
    forget: (before) => {
      inner.forget(outer.beginning(before));
      outer.forget(before);
    },
  };
}

/** A run of characters: a copy of its original, or something else in its place. */
interface Run {
  readonly at: number;
  /** The offset where its original begins. */
  readonly from: number;
  /** The offset where its original ends; `undefined` for a copy. */
  readonly to: number | undefined;
}

/** The number of runs to forget at once. */
const MANY = 1024;

/** Maps the offsets of a text that is made from another one, piece by piece. */
export class OffsetMap implements Origins {
  readonly #runs: Run[] = [{ at: 0, from: 0, to: undefined }];
  #length = 0;
  #taken = 0;

  copy(length: number): void {
    if (length === 0) return;
    const { at, from, to } = this.#runs.at(-1) as Run;
    const isCopied = to === undefined && from - at === this.#taken - this.#length;
    if (!isCopied) this.#runs.push({ at: this.#length, from: this.#taken, to: undefined });
    this.#length += length;
    this.#taken += length;
  }

  /** Replaces `length` characters with `by` others, perhaps with none. */
  replace(length: number, by: number): void {
    if (by > 0) this.#runs.push({ at: this.#length, from: this.#taken, to: this.#taken + length });
    this.#length += by;
    this.#taken += length;
  }

  readonly beginning = (offset: number): number => {
    const { at, from, to } = this.#runs[this.#indexOf(offset)] as Run;
    return to === undefined ? from + offset - at : from;
  };

  readonly end = (offset: number): number => {
    const { at, from, to } = this.#runs[this.#indexOf(offset - 1)] as Run;
    return to ?? from + offset - at;
  };

  readonly forget = (before: number): void => {
    const index = this.#runs.length > MANY ? this.#indexOf(before - 1) : 0;
    if (index >= MANY) this.#runs.splice(0, index);
  };

  /** Returns the index of the run that contains a character: the last one that does not begin after it. */
  #indexOf(offset: number): number {
    let [low, high] = [0, this.#runs.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#runs[middle] as Run).at <= offset) low = middle;
      else high = middle;
    }
    return low;
  }
}
