import { readRows } from "./columns.ts";
import { readCommand } from "./commands.ts";
import { DecodedText } from "./decoded-text.ts";
import type { Filter } from "./filter.ts";
import { Matcher } from "./matcher.ts";
import { type Finder, type Found, LONGEST_SECRET, NOWHERE } from "./spans.ts";
import type { Match } from "./words.ts";

/** The number of characters before a word that may tell what it is. */
const CONTEXT = 384;

/** The number of characters after the word by which a secret was found, within which everything about it is known. */
const FAR: number = LONGEST_SECRET + 2 * CONTEXT;

/** The number of further characters after which a line that goes on is read again. */
const STEP = 16_384;

/** Finds secrets by words that come before them: names, and commands. It reads whole lines, and further ones where a value may go on. */
export class Scanner implements Finder {
  readonly sign = "words";
  readonly #found: Found;
  readonly #filter: Filter;
  /** The text from some characters before the undecided part on, and its offset. */
  #text = "";
  #base = 0;
  /** The offset up to which everything is decided. */
  #decided = 0;
  /** The offset from which text is held: that of the end of the first word after which a secret may follow. */
  #held = NOWHERE;
  /** The length of the text from which it is worth to read it again. */
  #enough = 0;

  constructor(found: Found, filter: Filter) {
    this.#found = found;
    this.#filter = filter;
  }

  read(piece: string): void {
    const kept = Math.max(0, this.#decided - CONTEXT - this.#base);
    this.#text = this.#text.slice(kept) + piece;
    this.#base += kept;
    this.#scan(false, piece);
  }

  skip(lines: string): void {
    this.#decided = this.#base + this.#text.length + lines.length;
    this.#text = (this.#text + lines).slice(-CONTEXT);
    this.#base = this.#decided - this.#text.length;
  }

  end(last = ""): void {
    this.#text += last;
    this.#scan(true, "\n");
  }

  earliest(): number {
    return Math.min(this.#held, this.#partial());
  }

  /** Returns the offset of a secret that the end of the text may begin before its word. */
  #partial(): number {
    const tail = this.#text.slice(-LONGEST_PARTIAL);
    const reading = new DecodedText(tail);
    const { kinds } = this.#filter;
    const mayBeTold = kinds.has("assignments") || kinds.has("tokens");
    const partial = reading.text.search(mayBeTold ? PARTIAL_MESSAGE : PARTIAL);
    return partial < 0 ? NOWHERE : this.#base + this.#text.length - tail.length + reading.sourceOf(partial);
  }

  isSettled(): boolean {
    return this.#held === NOWHERE;
  }

  #scan(isLast: boolean, piece: string): void {
    const { length } = this.#text;
    const isLong = this.#base + length - this.#held > FAR + STEP;
    if (this.#held < NOWHERE && !isLast && !isLong && (length < this.#enough || !piece.includes("\n"))) return;
    this.#held = NOWHERE;
    const from = this.#decided - this.#base;
    const whole = isLast || isLong ? length : this.#text.lastIndexOf("\n") + 1;
    if (whole > from && !this.#scanLines(whole, isLast, isLong ? FAR : 0)) return;
    const start = this.#decided - this.#base;
    if (isLast || start === length) {
      this.#decide(length);
      return;
    }
    const near = Math.max(0, start - CONTEXT);
    const reading = new DecodedText(this.#text.slice(near));
    const matches = this.#filter.next(reading.text, reading.placeOf(start - near));
    // In a line that goes on, a longer word may begin before this one.
    if (matches[0]) this.#hold(reading, matches, length, near);
    else this.#decide(length);
  }

  /** Decides everything up to a length of the text, in which no word has begun that goes on. */
  #decide(length: number): void {
    this.#decided = Math.max(this.#decided, this.#base + length - LONGEST_WORD);
  }

  /** Holds the text from the words at a place on; names are not secret. */
  #hold(reading: DecodedText, matches: readonly Match[], length: number, offset = 0): void {
    this.#held = this.#partial();
    for (const { index, end, word } of matches) {
      const source = word.row?.behind ? 0 : reading.text.slice(index).search(IN_SOURCE);
      const before = word.row?.isWhole ? LEAD : source < 0 ? 0 : LONGEST_PARTIAL - source;
      const place = before > 0 ? reading.sourceOf(Math.max(0, index - before)) : reading.sourceAfter(end);
      this.#held = Math.min(this.#held, this.#base + offset + place);
    }
    this.#enough = length + (this.#base + length - this.#held) / 16;
  }

  /**
   * Finds the secrets in the lines up to a length of the text; tells whether all of them are decided.
   *
   * @param far - The number of characters that must follow a word, if the text ends within a line.
   */
  #scanLines(whole: number, isLast: boolean, far: number): boolean {
    const reading = new DecodedText(this.#text.slice(0, whole));
    let search: Matcher | undefined;
    const { text } = reading;
    const spans: Parameters<Found>[] = [];
    const add: Found = (...span) => spans.push(span);
    let decided = reading.placeOf(this.#decided - this.#base);
    for (let matches = this.#filter.next(text, decided); matches[0]; matches = this.#filter.next(text, decided)) {
      const [match] = matches;
      const end = matches.reduce((last, one) => Math.max(last, one.end), 0);
      spans.length = 0;
      search ??= new Matcher(reading);
      search.isCut = false;
      const isFar = isLast || text.length - end > far;
      const next = isFar ? this.#read(search, matches, add) : end;
      if (!isFar || (search.isCut && !isLast && text.length - end <= FAR)) {
        this.#decided = this.#base + reading.sourceOf(match.index);
        this.#hold(reading, matches, whole);
        return false;
      }
      for (const [start, to, kind, isJson] of spans)
        this.#found(this.#base + reading.sourceOf(start), this.#base + reading.sourceAfter(to), kind, isJson);
      decided = Math.max(match.index + 1, next);
    }
    // No word goes on in the next line.
    this.#decided = this.#base + Math.max(reading.sourceAfter(decided), far > 0 ? whole - LONGEST_WORD : whole);
    return true;
  }

  #read(search: Matcher, matches: readonly Match[], add: Found): number {
    for (const { index, end, word } of matches) {
      const next =
        word.row !== undefined
          ? readCommand(search, index, end, word.row, add)
          : word.is === "name"
            ? this.#filter.assignments.read(search, index, end, add)
            : word.is === "value"
              ? this.#filter.assignments.readValueFirst(search, end, add)
              : this.#filter.kinds.has("assignments")
                ? readRows(search, end, this.#filter.names, add)
                : undefined;
      if (next !== undefined) return next;
    }
    return 0;
  }
}

/** The most characters of a word that has begun. */
const LONGEST_WORD = 96;

/** The most characters before a word of a command that are part of the secret. */
const LEAD = 5;

/** The beginning of a private key may be cut, and that of a data source, which only its end tells. */
const PARTIAL =
  /-{1,5}(?:B|BE|BEG|BEGI|BEGIN[A-Z ]{0,40}-{0,5}\r?)?$|(?<=(?<![\w/:.@-])[\w.-]{1,64}:)[^\s"'@/(){}]{1,200}(?:@[a-z]{0,4})?$/;

/** A number may be a one-time code, which only the words after it tell, and a `$` the beginning of a hash. */
const PARTIAL_MESSAGE = new RegExp(
  String.raw`\$\w{0,8}$|(?<![\w.:/-])(?:[A-Z]-)?(?:\d{1,8}|\d{3}[- ]\d{0,3})(?: [^\d\r\n]{0,12})?$|${PARTIAL.source}`,
);

/** What comes after the password of a data source. */
const IN_SOURCE = /@(?:tcp|udp|unix)\(/;

/** The number of characters in which such a beginning is looked for. */
const LONGEST_PARTIAL = 272;
