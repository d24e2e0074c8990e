import type { Finder } from "./spans.ts";

/** The number of characters of a text that are asked about at a time. */
const BLOCK = 8192;

/** The number of characters before a line that may tell what is in it. */
export const CONTEXT = 384;

/**
 * Keeps a finder from lines that have no secret: most of them. A test tells where the first may be, and the finder skips the lines before
 * it, if it has settled.
 */
export class Gate implements Finder {
  readonly #next: (text: string, from: number) => number;
  readonly #finder: Finder;
  #isLineStart = true;

  /**
   * @param next - Finds the first place, from an offset on, at which a secret may be or begin; -1 if there is none.
   * @param finder - The finder.
   */
  constructor(next: (text: string, from: number) => number, finder: Finder) {
    this.#next = next;
    this.#finder = finder;
  }

  /** @param isLast - True if nothing follows, so that the last line is whole. */
  read(piece: string, isLast = false): void {
    const finder = this.#finder;
    const whole = isLast ? piece.length : piece.lastIndexOf("\n") + 1;
    for (let index = 0; index < piece.length; ) {
      if (!this.#isLineStart || index === whole || !finder.isSettled()) {
        const end = piece.indexOf("\n", index) + 1 || piece.length;
        finder.read(piece.slice(index, end));
        this.#isLineStart = piece[end - 1] === "\n";
        index = end;
        continue;
      }
      const far = index + BLOCK < whole ? piece.lastIndexOf("\n", index + BLOCK) + 1 : whole;
      const end = far > index ? far : piece.indexOf("\n", index) + 1 || whole;
      index = this.#readLines(piece.slice(index, end), index);
    }
  }

  /** Reads whole lines up to one after which the finder has not settled. @returns The offset after them. */
  #readLines(lines: string, offset: number): number {
    const finder = this.#finder;
    let index = 0;
    while (index < lines.length && finder.isSettled()) {
      const place = this.#next(lines, index);
      const start = place < 0 ? lines.length : Math.max(index, lines.lastIndexOf("\n", place - 1) + 1);
      if (start > index) finder.skip?.(start - index, lines.slice(Math.max(index, start - CONTEXT), start));
      const end = place < 0 ? lines.length : lines.indexOf("\n", place) + 1 || lines.length;
      if (end > start) finder.read(lines.slice(start, end));
      index = end;
    }
    return offset + index;
  }

  end(): void {
    this.#finder.end();
  }

  earliest(): number {
    return this.#finder.earliest();
  }

  isSettled(): boolean {
    return this.#finder.isSettled();
  }
}
