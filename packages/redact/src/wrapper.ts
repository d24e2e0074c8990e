import { addSpan, type Found, type Span } from "./spans.ts";
import { NOWHERE } from "./track.ts";
import { WHITE_SPACE } from "./unit.ts";

/** The number of characters within which a wrapper must be closed. */
export const LONGEST_WRAPPER = 4096;

/** The number of lines that an unclosed wrapper masks at most: the line that it began in and the next two. */
const LINES = 3;

/** Finds the secrets in a text that comes in pieces, wherever it is cut. */
export interface Finder {
  readonly read: (piece: string) => void;
  readonly end: () => void;
  /** Returns the offset where the earliest undecided secret begins, or `NOWHERE`. */
  readonly earliest: () => number;
}

/** The inside of a `<URL:…>`. White space is not part of it (RFC 1738, Appendix), so it is read a second time without it. */
export class Wrapper {
  readonly index: number;
  readonly #inside: Finder;
  readonly #secrets: Span[] = [];
  /** The offset of each character that is read. */
  readonly #offsets: number[] = [];
  /** The offsets of the line ends. */
  readonly #lines: number[] = [];
  #last = "";
  #to: number;

  /** @param index - The offset where it begins; its inside begins at `to`. */
  constructor(index: number, to: number, createFinder: (found: Found) => Finder) {
    this.index = index;
    this.#to = to;
    this.#inside = createFinder((from, end) => addSpan(this.#secrets, from, end));
  }

  /** The offset up to which it has been read. */
  get to(): number {
    return this.#to;
  }

  read(text: string): void {
    let solid = "";
    for (const character of text.split("")) {
      if (character === "\n") this.#lines.push(this.#last === "\r" ? this.#to - 1 : this.#to);
      if (!WHITE_SPACE.includes(character)) {
        solid += character;
        this.#offsets.push(this.#to);
      }
      this.#last = character;
      this.#to++;
    }
    this.#inside.read(solid);
  }

  /** Returns the offset where the earliest possible secret begins. */
  earliest(): number {
    const earliest = Math.min(this.#inside.earliest(), this.#secrets[0]?.index ?? NOWHERE);
    return earliest === NOWHERE ? NOWHERE : this.#after(earliest - 1);
  }

  /** Closes the wrapper and returns its secrets. */
  close(): readonly Span[] {
    this.#inside.end();
    return this.#secrets.map(({ index, end }) => ({
      index: this.#after(index - 1),
      end: this.#offsets[end] ?? this.#after(end - 1),
    }));
  }

  /** Gives up on a wrapper that stays open; returns the span to mask, and the number of further lines to mask. */
  giveUp(): (Span & { readonly lines: number }) | undefined {
    const index = this.close()[0]?.index;
    const end = this.#lines[LINES - 1] ?? this.#to;
    return index === undefined || index > end
      ? undefined
      : { index, end, lines: Math.max(0, LINES - this.#lines.length) };
  }

  /** Returns the offset after a character that was read. */
  #after(place: number): number {
    return (this.#offsets[place] ?? this.#to - 1) + 1;
  }
}
