/** The part of a text that has come, but is not released yet. */
export class Held {
  #pieces: string[] = [];
  #first = 0;
  /** The offset of the first piece, and up to where the text has been taken. */
  #start = 0;
  #taken = 0;

  push(piece: string): void {
    this.#pieces.push(piece);
  }

  /** Releases what stands before an offset in the text. */
  take(to: number): string {
    let taken = "";
    for (
      let piece = this.#pieces[this.#first];
      this.#taken < to && piece !== undefined;
      piece = this.#pieces[this.#first]
    ) {
      const end = Math.min(to, this.#start + piece.length);
      taken += piece.slice(this.#taken - this.#start, end - this.#start);
      this.#taken = end;
      if (end < this.#start + piece.length) break;
      this.#start = end;
      this.#first++;
    }
    if (this.#first === this.#pieces.length) {
      this.#pieces.length = this.#first = 0;
    } else if (this.#first * 2 > this.#pieces.length) {
      this.#pieces = this.#pieces.slice(this.#first);
      this.#first = 0;
    }
    return taken;
  }
}
