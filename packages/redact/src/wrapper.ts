import { FOLD, type Gap, OverGaps, WHITE_SPACE } from "./gaps.ts";
import { Lines } from "./lines.ts";
import { addSpan, type Finder, type Found, NOWHERE, type Span } from "./spans.ts";

/** The number of characters within which a scheme's colon must follow a `<`. */
const REACH = 96;

const SCHEME = /^[a-z][a-z\d+.-]*$/i;

/** The number of characters within which a wrapper must be closed. */
const LONGEST = 4096;

/** The number of lines that an unclosed wrapper masks at most: the line that it began in and the next two. */
const LINES = 3;

/** A `<URL:…>`, whose inside is read a second time without white space, or a `<scheme:…>`, without line breaks. */
class Wrapper {
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

/** Finds the secrets in wrappers (RFC 1738, Appendix) and in URLs in angle brackets (RFC 3986, Appendix C). */
export class WrapperFinder implements Finder {
  readonly sign = "urls";
  readonly #found: Found;
  readonly #createFinder: (found: Found) => Finder;
  readonly #lines: Lines;
  #wrapper: Wrapper | undefined;
  /** The current piece, after enough of the text before it. */
  #text = "";
  #base = 0;
  /** The offset of the last `<`. */
  #opening = -NOWHERE;

  /** @param createFinder - Makes what finds the secrets in a wrapper. */
  constructor(found: Found, createFinder: (found: Found) => Finder) {
    this.#found = found;
    this.#createFinder = createFinder;
    this.#lines = new Lines(found);
  }

  read(piece: string): void {
    const { length } = this.#text;
    // Usually no wrapper has begun, and no earlier text matters.
    const isFar = length + this.#base > this.#opening + REACH;
    const kept = isFar && this.isSettled() ? length : Math.max(0, length - REACH);
    let place = length - kept;
    const text = this.#text.slice(kept) + piece;
    this.#text = text;
    this.#base += kept;
    for (; place < text.length; place++) {
      if (this.#wrapper === undefined && place + this.#base > this.#opening + REACH) place = text.indexOf("<", place);
      if (place < 0) break;
      this.#take(text.charAt(place), place + this.#base);
    }
    this.#readTo(text.length + this.#base);
  }

  skip({ length }: string): void {
    this.#base += this.#text.length + length;
    this.#text = "";
    this.#opening = -NOWHERE;
  }

  end(last = ""): void {
    this.read(last);
    this.#giveUp();
    this.#readTo(this.#text.length + this.#base);
  }

  earliest(): number {
    return Math.min(this.#lines.earliest(), this.#wrapper?.earliest() ?? NOWHERE);
  }

  isSettled(): boolean {
    return this.earliest() === NOWHERE && this.#wrapper === undefined;
  }

  #take(character: string, index: number): void {
    if (character === ":" && this.#wrapper === undefined) this.#open(index);
    if (!/[<>]/.test(character)) return;
    this.#readTo(index);
    if (character === "<") {
      this.#giveUp();
      this.#opening = index;
    } else {
      for (const secret of this.#wrapper?.close() ?? []) this.#found(secret.index, secret.end);
      this.#wrapper = undefined;
    }
  }

  /** Begins a wrapper at a colon, if the name of a scheme comes before it. */
  #open(colon: number): void {
    const scheme = this.#text.slice(Math.max(0, this.#opening + 1 - this.#base), colon - this.#base);
    if (!SCHEME.test(scheme)) return;
    const isUrl = scheme.toUpperCase() === "URL";
    const from = isUrl ? colon + 1 : colon - scheme.length;
    this.#wrapper = new Wrapper(from, this.#opening, isUrl ? WHITE_SPACE : FOLD, this.#createFinder);
  }

  /** Reads the text in the wrapper, and lines to be masked, up to an offset. */
  #readTo(to: number): void {
    const wrapper = this.#wrapper;
    if (wrapper !== undefined) {
      wrapper.read(this.#text.slice(wrapper.to - this.#base, Math.min(to, wrapper.limit) - this.#base));
      if (to >= wrapper.limit) this.#giveUp();
    }
    this.#lines.read(this.#text, this.#base, to);
  }

  /** Gives up on a wrapper that stays open. */
  #giveUp(): void {
    const given = this.#wrapper?.giveUp();
    this.#wrapper = undefined;
    if (given === undefined) return;
    this.#found(given.index, given.end);
    if (given.lines === 0) return;
    this.#lines.read(this.#text, this.#base, given.end);
    this.#lines.begin(given.end, given.lines);
  }
}
