import { type Found, NOWHERE } from "./spans.ts";

/** Matches the end of a line, or a carriage return with which the text so far ends: neither is part of the line. */
const LINE_END = /(\r?\n)|\r$/g;

/** Masks the rest of lines while the text comes. */
export class Lines {
  /** The number of lines still to be masked. */
  #count = 0;
  #masked = 0;
  readonly #found: Found;

  constructor(found: Found) {
    this.#found = found;
  }

  /** Begins to mask at a place up to which the text has been read. */
  begin(index: number, count: number): void {
    if (this.#count === 0) this.#masked = index;
    this.#count = Math.max(this.#count, count);
  }

  /** Takes a text that begins at an offset, up to another offset. */
  read(text: string, base: number, to: number): void {
    while (this.#count > 0 && this.#masked < to) {
      const read = text.slice(0, to - base);
      LINE_END.lastIndex = this.#masked - base;
      const match = LINE_END.exec(read);
      const index = base + (match?.index ?? read.length);
      const isEnd = match?.[1] !== undefined;
      if (isEnd) this.#count--;
      const end = isEnd && this.#count > 0 ? index + match[0].length : index;
      if (this.#masked < end) this.#found(this.#masked, end);
      this.#masked = end;
      if (!isEnd) return;
    }
  }

  earliest(): number {
    return this.#count > 0 ? this.#masked : NOWHERE;
  }
}
