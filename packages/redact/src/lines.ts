import { type Found, NOWHERE } from "./spans.ts";

/** Matches the end of a line, or a carriage return with which the text so far ends: neither is part of the line. */
export const LINE_END: RegExp = /(\r?\n)|\r$/g;

const BLANKS = /[\t ]*/y;

/** Masks the rest of lines, or of an argument, while the text comes. */
export class Lines {
  /** The number of lines still to be masked. */
  #count = 0;
  #masked = 0;
  #end = LINE_END;
  /** True before the first character of the value of a header: the blanks there are not part of it. */
  #isBlank = false;
  readonly #found: Found;

  constructor(found: Found) {
    this.#found = found;
  }

  /** Begins to mask at a place up to which the text has been read. @param end - The end of a line, in its first group. */
  begin(index: number, count: number, isBlank = false, end: RegExp = LINE_END): void {
    if (this.#count === 0) {
      this.#masked = index;
      this.#isBlank = isBlank;
    }
    this.#count = Math.max(this.#count, count);
    this.#end = end;
  }

  /** Takes a text that begins at an offset, up to another offset. */
  read(text: string, base: number, to: number): void {
    while (this.#count > 0 && this.#masked < to) {
      const read = text.slice(0, to - base);
      const pattern = this.#isBlank ? BLANKS : this.#end;
      pattern.lastIndex = this.#masked - base;
      const match = pattern.exec(read);
      if (this.#isBlank) {
        this.#masked = base + BLANKS.lastIndex;
        this.#isBlank = this.#masked === to;
        continue;
      }
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
