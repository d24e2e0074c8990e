import { type Finder, type Found, LONGEST_SECRET, NOWHERE } from "./spans.ts";

/** Finds whatever the caller's own expressions match, line by line. */
export class PatternFinder implements Finder {
  readonly #found: Found;
  readonly #patterns: readonly RegExp[];
  /** The beginning of the current line, as far as it is matched, and its offset. */
  #line = "";
  #index = 0;
  #position = 0;

  /** @param patterns - Expressions with the flag `g`. */
  constructor(found: Found, patterns: readonly RegExp[]) {
    this.#found = found;
    this.#patterns = patterns;
  }

  read(piece: string): void {
    for (const part of piece.split(/(?<=\n)/)) {
      // A carriage return may belong to the end of the line.
      if (this.#line.length <= LONGEST_SECRET) this.#line += part.slice(0, LONGEST_SECRET + 1 - this.#line.length);
      this.#position += part.length;
      if (part.endsWith("\n")) this.#endLine();
    }
  }

  end(last = ""): void {
    this.read(last);
    this.#endLine();
  }

  #endLine(): void {
    const line = this.#line.slice(0, LONGEST_SECRET).replace(/\r?\n?$/, "");
    for (const pattern of this.#patterns)
      for (const { 0: match, index } of line.matchAll(pattern))
        if (match !== "") this.#found(this.#index + index, this.#index + index + match.length);
    this.#line = "";
    this.#index = this.#position;
  }

  earliest(): number {
    return this.#position > this.#index ? this.#index : NOWHERE;
  }

  isSettled(): boolean {
    return this.#position === this.#index;
  }
}
