import { type Finder, type Found, NOWHERE } from "./spans.ts";

/** The parts of a text that are left out while it is read. */
export interface Gap {
  readonly pattern: RegExp;
  /** The characters with which such a part may begin; any, if it is absent. */
  readonly first?: readonly string[];
  /** Such a part, or its beginning, at the end of the text so far, which may go on. */
  readonly beginning?: RegExp;
  /** True if those next to a secret are masked with it. */
  readonly isMasked: boolean;
}

/** RFC 1738, Appendix: white space is not part of a URL in a wrapper. */
export const WHITE_SPACE: Gap = { pattern: /[\t-\r ]+/g, isMasked: true };

/** RFC 3986, Appendix C: nor is white space with a line break in it part of a URL in angle brackets. */
export const FOLD: Gap = {
  pattern: /[\t\v\f ]*[\r\n][\t-\r ]*/g,
  beginning: /(?<![\t-\r ])[\t-\r ]+$/,
  isMasked: true,
};

/** RFC 2045 §6.7 (5): an `=` and, possibly, blanks at the end of a line of at most 76 characters. */
export const SOFT_BREAK: Gap = {
  first: ["="],
  pattern: /=[\t ]{0,76}\r?\n/g,
  beginning: /=[\t ]{0,76}\r?$/,
  isMasked: false,
};

/** The control character with which the sequences of terminals begin. */
const ESCAPE = "\u001b";

/** ECMA-48 §8.3.117, SGR: colours mean nothing, also as a string spells them. */
export const COLOUR: Gap = {
  first: [ESCAPE, "\\"],
  pattern: new RegExp(`(?:${ESCAPE}|\\\\{1,7}(?:u001b|x1b|033|e))\\[[\\d;]{0,40}[mK]`, "gi"),
  beginning: new RegExp(
    `(?:${ESCAPE}|\\\\{1,7}(?:u(?:0(?:0(?:1b?)?)?)?|x(?:1b?)?|0(?:33?)?|e)?)(?:\\[[\\d;]{0,40})?$`,
    "i",
  ),
  isMasked: false,
};

/** Tells whether a text may have gaps, at a glance. */
const mayHaveGap = ({ first }: Gap, text: string) => !first || first.some((character) => text.includes(character));

/** Tells whether a text has a gap. */
export const hasGap = (gap: Gap, text: string): boolean => mayHaveGap(gap, text) && text.search(gap.pattern) >= 0;

/** A gap that has been left out. */
interface LeftOut {
  /** Its offset in the text without gaps. */
  readonly index: number;
  /** The length of all gaps up to it. */
  length: number;
  /** True if a secret begins there. */
  begins: boolean;
  /** True if a secret ends there. */
  ends: boolean;
}

/** Reads a text without its gaps, and reports the secrets where they are with them. */
export class OverGaps implements Finder {
  readonly #gap: Gap;
  readonly #finder: Finder;
  /** The gaps from the earliest undecided place on. */
  #gaps: LeftOut[] = [];
  /** The length of all gaps, of those before that place, and of the text without them. */
  #length: number;
  #decided: number;
  #read = 0;
  /** The end of the secrets so far, in the text without the gaps. */
  #found = -1;
  /** The end of the last piece, which may begin a gap. */
  #rest = "";

  /** @param start - The offset where the text begins. */
  constructor(gap: Gap, start: number, found: Found, createFinder: (found: Found) => Finder) {
    this.#gap = gap;
    this.#length = this.#decided = start;
    this.#finder = createFinder((index, end, kind, isJson) => {
      const [opening, closing] = [this.#gapAt(index), this.#gapAt(end)];
      if (opening) opening.begins = true;
      if (closing && index < end) closing.ends = true;
      this.#found = Math.max(this.#found, end);
      found(this.#beginning(index), this.#offset(end, gap.isMasked || closing?.begins === true), kind, isJson);
    });
  }

  read(piece: string): void {
    const all = this.#rest + piece;
    const { beginning, pattern } = this.#gap;
    const mayHave = mayHaveGap(this.#gap, all);
    const cut = mayHave && beginning ? all.search(beginning) : -1;
    const text = cut < 0 ? all : all.slice(0, cut);
    this.#rest = all.slice(text.length);
    let from = 0;
    for (const { 0: left, index } of mayHave ? text.matchAll(pattern) : []) {
      this.#pass(text.slice(from, index));
      this.#leaveOut(left);
      from = index + left.length;
    }
    this.#pass(text.slice(from));
  }

  end(last = ""): void {
    this.read(last);
    this.#pass(this.#rest);
    // A gap at the end of the text is not masked.
    if (this.#gap.isMasked && this.#gaps.at(-1)?.index === this.#read) this.#gaps.pop();
    this.#finder.end();
  }

  earliest(): number {
    // A secret may begin after the first character of the rest.
    const earliest = Math.min(this.#finder.earliest(), this.#rest === "" ? NOWHERE : this.#read + 1);
    return earliest === NOWHERE ? NOWHERE : this.#beginning(earliest);
  }

  isSettled(): boolean {
    // The finder has not read the line end of a gap.
    return this.#rest === "" && this.#gaps.at(-1)?.index !== this.#read && this.#finder.isSettled();
  }

  #pass(text: string): void {
    if (text === "") return;
    this.#read += text.length;
    this.#finder.read(text);
    const earliest = Math.min(this.#read, this.#finder.earliest());
    const undecided = this.#gaps.findIndex(({ index }) => index >= earliest);
    const past = this.#gaps.splice(0, undecided < 0 ? this.#gaps.length : undecided);
    this.#decided = past.at(-1)?.length ?? this.#decided;
  }

  #leaveOut(gap: string): void {
    this.#length += gap.length;
    const last = this.#gaps.at(-1);
    if (last?.index === this.#read) last.length = this.#length;
    else this.#gaps.push({ index: this.#read, length: this.#length, begins: false, ends: this.#found === this.#read });
  }

  #gapAt(index: number): LeftOut | undefined {
    return this.#gaps.find((gap) => gap.index === index);
  }

  /** Returns the offset, with the gaps, where a secret begins. Two secrets are masked with the gap between them, whichever is found first. */
  #beginning(index: number): number {
    return this.#offset(index, !this.#gap.isMasked && !this.#gapAt(index)?.ends);
  }

  /** Returns an offset in the text with its gaps. @param isAfter - True if a gap at the offset comes before it. */
  #offset(index: number, isAfter: boolean): number {
    let before = this.#decided;
    for (const gap of this.#gaps) {
      if (isAfter ? gap.index > index : gap.index >= index) break;
      before = gap.length;
    }
    return index + before;
  }
}
