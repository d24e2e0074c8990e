import type { Filter } from "./filter.ts";
import { type Finder, NOWHERE } from "./spans.ts";

/** The number of characters that each of several finders reads at a time. */
const STEP = 4096;

/** Several finders that read the same text. Where a filter tells that a finder finds nothing in some lines, it skips them, if it has settled. */
export class Finders implements Finder {
  readonly #finders: readonly Finder[];
  readonly #filter: Filter | undefined;
  #isLineStart = true;

  constructor(finders: readonly Finder[], filter?: Filter) {
    this.#finders = finders;
    this.#filter = filter;
  }

  read(piece: string): void {
    this.#read(piece, piece.lastIndexOf("\n") + 1);
  }

  end(last = ""): void {
    this.#read(last, last.length);
    for (const finder of this.#finders) finder.end();
  }

  /** @param whole - The offset up to which the piece has whole lines. */
  #read(piece: string, whole: number): void {
    // Read in step, so that the secrets are found nearly in order.
    for (let index = 0; index < piece.length; ) {
      const far = Math.min(index + STEP, piece.length);
      const lines = !this.#isLineStart ? 0 : far < whole ? piece.lastIndexOf("\n", far - 1) + 1 : whole;
      const lineEnd = piece.slice(index, far).indexOf("\n") + 1;
      const end = lines > index ? lines : lineEnd > 0 ? index + lineEnd : far;
      const part = piece.slice(index, end);
      const signs = lines > index ? this.#filter?.signsOf(part) : undefined;
      for (const finder of this.#finders)
        if (signs && finder.sign && !signs[finder.sign] && finder.isSettled()) finder.skip?.(part);
        else finder.read(part);
      this.#isLineStart = part.endsWith("\n");
      index = end;
    }
  }

  earliest(): number {
    return this.#finders.reduce((earliest, finder) => Math.min(earliest, finder.earliest()), NOWHERE);
  }

  isSettled(): boolean {
    return this.#finders.every((finder) => finder.isSettled());
  }
}
