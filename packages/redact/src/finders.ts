import type { Filter } from "./filter.ts";
import { type Finder, NOWHERE } from "./spans.ts";

/** The number of characters that each of several finders reads at a time. */
const STEP = 8192;

/** Lets a finder read the lines with some places, and those after them until it has settled; it skips the others. */
function readLines(finder: Finder, text: string, places: readonly number[]): void {
  const lineEnd = (index: number) => text.indexOf("\n", index) + 1 || text.length;
  let next = 0;
  const nextAfter = (index: number) => {
    while (next < places.length && (places[next] as number) < index) next++;
    return places[next];
  };
  for (let from = 0; from < text.length; ) {
    const place = nextAfter(from);
    const to = place === undefined ? text.length : text.slice(from, place).lastIndexOf("\n") + 1 + from;
    if (from < to && finder.isSettled()) {
      finder.skip?.(text.slice(from, to));
      from = to;
      continue;
    }
    let end = lineEnd(from);
    while (end < text.length && (nextAfter(end) ?? NOWHERE) < lineEnd(end)) end = lineEnd(end);
    finder.read(text.slice(from, end));
    from = end;
  }
}

/** Several finders that read the same text. A filter tells which lines each of them must read. */
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
      const signs = lines > index ? this.#filter?.signsOf(part, false) : undefined;
      for (const finder of this.#finders)
        if (signs && finder.sign) readLines(finder, part, signs[finder.sign]);
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
