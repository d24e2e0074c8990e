import { addSpan, type Found, type Span } from "./spans.ts";
import { NOWHERE } from "./track.ts";
import { WHITE_SPACE } from "./unit.ts";

/** "One that is not closed within 4,096 characters." */
export const LONGEST_WRAPPER = 4096;

/** "To the end of the line that it began in and of the next two." */
const LINES = 3;

/** Finds the secrets in a text that comes in pieces; where they are cut changes nothing. */
export interface Finder {
  readonly read: (piece: string) => void;
  readonly end: () => void;
  /** Where the earliest begins of which it is not known whether it is a secret; `NOWHERE` where there is none. */
  readonly earliest: () => number;
}

/** The inside of a `<URL:…>`, whose white space is not part of it (RFC 1738, Appendix): it is read without it, besides. */
export class Wrapper {
  readonly index: number;
  readonly #inside: Finder;
  readonly #secrets: Span[] = [];
  /** Where each of the characters stands that are read. */
  readonly #offsets: number[] = [];
  /** Where the lines end. */
  readonly #lines: number[] = [];
  #last = "";
  #to: number;

  /** @param index - Where it begins; its inside begins at `to`. */
  constructor(index: number, to: number, createFinder: (found: Found) => Finder) {
    this.index = index;
    this.#to = to;
    this.#inside = createFinder((from, end) => addSpan(this.#secrets, from, end));
  }

  /** Up to which offset it has been read. */
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

  /** Where the earliest begins that may be a secret. */
  earliest(): number {
    const earliest = Math.min(this.#inside.earliest(), this.#secrets[0]?.index ?? NOWHERE);
    return earliest === NOWHERE ? NOWHERE : this.#after(earliest - 1);
  }

  /** It is closed: gives its secrets. */
  close(): readonly Span[] {
    this.#inside.end();
    return this.#secrets.map(({ index, end }) => ({
      index: this.#after(index - 1),
      end: this.#offsets[end] ?? this.#after(end - 1),
    }));
  }

  /** It will not be closed: gives what is hidden for that, and how many lines are hidden further on. */
  giveUp(): (Span & { readonly lines: number }) | undefined {
    const index = this.close()[0]?.index;
    const end = this.#lines[LINES - 1] ?? this.#to;
    return index === undefined || index > end
      ? undefined
      : { index, end, lines: Math.max(0, LINES - this.#lines.length) };
  }

  /** The offset after a character that was read. */
  #after(place: number): number {
    return (this.#offsets[place] ?? this.#to - 1) + 1;
  }
}
