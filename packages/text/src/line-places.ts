/** A place in a text: its line and its column, both counted from 1; a column counts UTF-16 code units. @public */
export interface LinePlace {
  /** The line. */
  readonly line: number;
  /** The column. */
  readonly column: number;
}

/** The number of lines to forget at once. */
const MANY = 1024;

/** Finds the lines and columns of offsets, in ascending order, in a text that arrives in pieces. A line ends at LF. @public */
export class LinePlaces {
  /** The offsets where the lines begin, without those already forgotten. */
  readonly #starts: number[];
  /** The index in `#starts` of the first line that may still be asked for, and its number. */
  #at = 0;
  #line: number;
  #length: number;

  /**
   * @param offset - The offset where the text begins; 0 by default.
   * @param line - The number of the line that begins there; 1 by default.
   */
  constructor(offset = 0, line = 1) {
    this.#starts = [offset];
    this.#line = line;
    this.#length = offset;
  }

  /**
   * Takes a piece of the text.
   *
   * @param piece - The text that follows the pieces before.
   */
  add(piece: string): void {
    for (let end = piece.indexOf("\n"); end >= 0; end = piece.indexOf("\n", end + 1))
      this.#starts.push(this.#length + end + 1);
    this.#length += piece.length;
  }

  /**
   * Returns the place of an offset.
   *
   * @param offset - A UTF-16 offset in the text so far, not before any that was asked for earlier.
   * @returns Its line and column.
   */
  placeOf(offset: number): LinePlace {
    this.forget(offset);
    return { line: this.#line, column: offset - (this.#starts[this.#at] as number) + 1 };
  }

  /**
   * Forgets the lines that end before an offset, because nobody will ask for them.
   *
   * @param before - The offset.
   */
  forget(before: number): void {
    while ((this.#starts[this.#at + 1] ?? Infinity) <= before) {
      this.#at += 1;
      this.#line += 1;
    }
    if (this.#at < MANY) return;
    this.#starts.splice(0, this.#at);
    this.#at = 0;
  }
}
