import { type Gap, OverGaps } from "./gaps.ts";
import { addSpan, type Finder, type Found, NOWHERE, type Span } from "./spans.ts";

/** The number of characters within which a wrapper must be closed. */
const LONGEST = 4096;

/** The number of lines that an unclosed wrapper masks at most: the line that it began in and the next two. */
const LINES = 3;

/** A `<URL:…>`, whose inside is read a second time without white space, or a `<scheme:…>`, without line breaks. */
export class Wrapper {
  readonly #from: number;
  /** The offset up to which it must be closed. */
  readonly limit: number;
  readonly #inside: Finder;
  readonly #secrets: Span[] = [];
  #text = "";

  /** @param from - The offset where its inside begins. @param start - The offset of its `<`. */
  constructor(from: number, start: number, gap: Gap, createFinder: (found: Found) => Finder) {
    this.#from = from;
    this.limit = start + LONGEST;
    this.#inside = new OverGaps(gap, from, (index, end) => addSpan(this.#secrets, index, end), createFinder);
  }

  /** The offset up to which it has been read. */
  get to(): number {
    return this.#from + this.#text.length;
  }

  read(text: string): void {
    this.#text += text;
    this.#inside.read(text);
  }

  /** Returns the offset where the earliest possible secret begins. */
  earliest(): number {
    return Math.min(this.#inside.earliest(), this.#secrets[0]?.index ?? NOWHERE);
  }

  /** Closes the wrapper and returns its secrets. */
  close(): readonly Span[] {
    this.#inside.end();
    return this.#secrets;
  }

  /** Gives up on a wrapper that stays open; returns the span to mask, and the number of further lines to mask. */
  giveUp(): (Span & { readonly lines: number }) | undefined {
    const index = this.close()[0]?.index;
    const ends = [...this.#text.matchAll(/\r?\n/g)];
    const end = this.#from + (ends[LINES - 1]?.index ?? this.#text.length);
    return index === undefined || index > end ? undefined : { index, end, lines: Math.max(0, LINES - ends.length) };
  }
}
