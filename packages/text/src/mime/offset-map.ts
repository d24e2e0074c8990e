/** Where the offsets of a text lie in the text that it was made of. */
export interface Offsets {
  /** Of the offset of a character: where what it was made of begins. */
  readonly beginning: (offset: number) => number;
  /** Of the offset after a character: where what that was made of ends. */
  readonly end: (offset: number) => number;
  /** Forgets what stands before an offset, because nobody will ask for it. */
  readonly forget: (before: number) => void;
}

/** A stretch of the text: a copy of what was there, or something else in its place. */
interface Stretch {
  readonly at: number;
  /** Where what it was made of begins. */
  readonly from: number;
  /** Where that ends; a copy has no end of its own. */
  readonly to: number | undefined;
}

/** How many stretches are forgotten at once. */
const MANY = 1024;

/** The offsets of a text that is made of another one, piece by piece. */
export class OffsetMap implements Offsets {
  readonly #stretches: Stretch[] = [];
  #length = 0;
  #taken = 0;

  /** Takes so much over as it is. */
  copy(length: number): void {
    if (length === 0) return;
    const last = this.#stretches.at(-1);
    const isCopied = last !== undefined && last.to === undefined && last.from - last.at === this.#taken - this.#length;
    if (!isCopied) this.#stretches.push({ at: this.#length, from: this.#taken, to: undefined });
    this.#length += length;
    this.#taken += length;
  }

  /** Puts so much in the place of so much else; perhaps nothing. */
  replace(length: number, by: number): void {
    if (by > 0) this.#stretches.push({ at: this.#length, from: this.#taken, to: this.#taken + length });
    this.#length += by;
    this.#taken += length;
  }

  readonly beginning = (offset: number): number => {
    const { at, from, to } = this.#stretches[this.#indexOf(offset)] as Stretch;
    return to === undefined ? from + offset - at : from;
  };

  readonly end = (offset: number): number => {
    const { at, from, to } = this.#stretches[this.#indexOf(offset - 1)] as Stretch;
    return to ?? from + offset - at;
  };

  readonly forget = (before: number): void => {
    const index = this.#stretches.length > MANY ? this.#indexOf(before - 1) : 0;
    if (index >= MANY) this.#stretches.splice(0, index);
  };

  /** Which stretch a character is in: the last one that does not begin after it. */
  #indexOf(offset: number): number {
    let [low, high] = [0, this.#stretches.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#stretches[middle] as Stretch).at <= offset) low = middle;
      else high = middle;
    }
    return low;
  }
}
