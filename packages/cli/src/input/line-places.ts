/** A place in a text: its line and its column, each from 1 on; a column is a UTF-16 code unit. */
export interface LinePlace {
  readonly line: number;
  readonly column: number;
}

/** So much of the text is kept for those who ask late; more than a hit can be long. */
const KEPT = 4_194_304;

/** Tells lines and columns of offsets, in ascending order, in a text that comes in pieces. A line ends at LF. */
export class LinePlaces {
  readonly #pieces: string[] = [];
  #kept = 0;
  /** Where the first piece begins, and how far in it lines have been counted. */
  #base = 0;
  #at = 0;
  #line = 1;
  #lineStart = 0;

  /** Takes a piece of the text. */
  add(piece: string): void {
    this.#pieces.push(piece);
    this.#kept += piece.length;
    while (this.#kept > KEPT + (this.#pieces[0] as string).length) this.#drop();
  }

  /** @param offset - A UTF-16 offset of the text that has come, not before any that was asked for. */
  placeOf(offset: number): LinePlace {
    while (this.#pieces.length > 1 && offset >= this.#base + (this.#pieces[0] as string).length) this.#drop();
    this.#count(offset - this.#base);
    return { line: this.#line, column: offset - this.#lineStart + 1 };
  }

  /** Counts the lines in the first piece up to an offset. */
  #count(to: number): void {
    const piece = this.#pieces[0] ?? "";
    for (let end = piece.indexOf("\n", this.#at); end >= 0 && end < to; end = piece.indexOf("\n", this.#at)) {
      this.#at = end + 1;
      this.#line += 1;
      this.#lineStart = this.#base + this.#at;
    }
  }

  #drop(): void {
    const { length } = this.#pieces[0] as string;
    this.#count(length);
    this.#pieces.shift();
    this.#kept -= length;
    this.#base += length;
    this.#at = 0;
  }
}
