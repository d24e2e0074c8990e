import { type Add, Assignments } from "./assignments.ts";
import { COLUMN_WORDS, readRows } from "./columns.ts";
import { Commands, commandWords } from "./commands.ts";
import { VALUE_FIRST } from "./pairs.ts";
import { Reading } from "./reading.ts";
import { Search } from "./search.ts";
import type { SecretNames } from "./secret-name.ts";
import { type Finder, type Found, LONGEST_SECRET, NOWHERE, type SecretKind } from "./spans.ts";
import { NAME_WORDS } from "./triggers.ts";

/** The number of characters before a place that tell what it means. */
const REACH = 512;

/** The number of characters after the word by which a secret was found, within which everything about it is known. */
const FAR: number = LONGEST_SECRET + 2 * REACH;

/** The number of further characters after which a line that goes on is read again. */
const STEP = 16_384;

/** Finds secrets by words that come before them: names, and commands. It reads whole lines, and further ones where a value may go on. */
export class Scanner implements Finder {
  readonly #found: Found;
  readonly #names: SecretNames;
  readonly #kinds: ReadonlySet<SecretKind>;
  readonly #words: RegExp;
  readonly #assignments: Assignments;
  readonly #commands: Commands;
  /** The text from some characters before the undecided part on, and its offset. */
  #text = "";
  #base = 0;
  /** The offset up to which everything is decided. */
  #decided = 0;
  /** The offset from which text is held: that of the end of the first word after which a secret may follow. */
  #held = NOWHERE;
  /** The length of the text from which it is worth to read it again. */
  #enough = 0;

  constructor(found: Found, names: SecretNames, kinds: ReadonlySet<SecretKind>) {
    this.#found = found;
    this.#names = names;
    this.#kinds = kinds;
    this.#words = wordsFor(names, kinds).all;
    this.#assignments = new Assignments(names, kinds);
    this.#commands = new Commands(kinds);
  }

  read(piece: string): void {
    const kept = Math.max(0, this.#decided - REACH - this.#base);
    this.#text = this.#text.slice(kept) + piece;
    this.#base += kept;
    this.#scan(false, piece);
  }

  end(): void {
    this.#scan(true, "\n");
  }

  earliest(): number {
    const text = this.#text.slice(-LONGEST_PARTIAL);
    const partial = text.search(PARTIAL);
    return partial < 0 ? this.#held : Math.min(this.#held, this.#base + this.#text.length - text.length + partial);
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
    this.#words.lastIndex = from;
    // Most texts have no such word.
    if (!MAY_ESCAPE_WORD.test(this.#text) && !this.#words.test(this.#text)) {
      this.#decide(length);
      return;
    }
    const whole = isLast || isLong ? length : this.#text.lastIndexOf("\n") + 1;
    if (whole > from && !this.#scanLines(whole, isLast, isLong ? FAR : 0)) return;
    const start = this.#decided - this.#base;
    const reading = new Reading(this.#text);
    this.#words.lastIndex = start === 0 ? 0 : reading.placeOf(start);
    const match = isLast ? null : this.#words.exec(reading.text);
    // In a line that goes on, a longer word may begin before this one.
    if (match) this.#hold(reading, match, length);
    else this.#decide(length);
  }

  /** Decides everything up to a length of the text, in which no word has begun that goes on. */
  #decide(length: number): void {
    this.#decided = Math.max(this.#decided, this.#base + length - LONGEST_WORD);
  }

  /** Holds the text from a word on; names are no secrets. */
  #hold(reading: Reading, { 0: word, index, groups }: RegExpExecArray, length: number): void {
    const place =
      groups?.name === undefined
        ? reading.sourceOf(Math.max(0, index - LEAD))
        : reading.sourceAfter(index + word.length);
    this.#held = this.#base + place;
    this.#enough = length + (this.#base + length - this.#held) / 16;
  }

  /**
   * Finds the secrets in the lines up to a length of the text; tells whether all of them are decided.
   *
   * @param far - The number of characters that must follow a word, if the text ends within a line.
   */
  #scanLines(whole: number, isLast: boolean, far: number): boolean {
    const reading = new Reading(this.#text.slice(0, whole));
    const search = new Search(reading);
    const { text } = reading;
    let decided = reading.placeOf(this.#decided - this.#base);
    this.#words.lastIndex = decided;
    for (let match = this.#words.exec(text); match; match = this.#words.exec(text)) {
      const end = match.index + match[0].length;
      const spans: Parameters<Add>[] = [];
      search.isCut = false;
      const isFar = isLast || text.length - end > far;
      const next = isFar ? this.#read(search, match, (...span) => spans.push(span)) : end;
      if (!isFar || (search.isCut && !isLast && text.length - end <= FAR)) {
        this.#decided = this.#base + reading.sourceOf(match.index);
        this.#hold(reading, match, whole);
        return false;
      }
      for (const [start, to, kind, isJson] of spans)
        this.#found(this.#base + reading.sourceOf(start), this.#base + reading.sourceAfter(to), kind, isJson);
      decided = Math.max(match.index + 1, next);
      this.#words.lastIndex = decided;
    }
    this.#decided = Math.max(this.#base + reading.sourceAfter(decided), this.#base + whole - LONGEST_WORD);
    return true;
  }

  #read(search: Search, match: RegExpExecArray, add: Add): number {
    const { 0: word, index, groups } = match;
    const end = index + word.length;
    if (groups?.value !== undefined) return this.#assignments.readValueFirst(search, end, add);
    if (groups?.columns !== undefined)
      return this.#kinds.has("assignments") ? (readRows(search, end, this.#names, add) ?? end) : end;
    const command = this.#commands.read(search, index, add);
    return command ?? (groups?.name === undefined ? index + 1 : this.#assignments.read(search, index, end, add));
  }
}

/** The most characters of a word that has begun. */
const LONGEST_WORD = 96;

/** The most characters before a word of a command that are part of the secret. */
const LEAD = 5;

/** Escapes may hide a word. */
export const MAY_ESCAPE_WORD = /%[46][0-9a-f]|\\[ux]00[46]/i;

/** The beginning of a private key may be cut, and that of a data source, which only its end tells. */
const PARTIAL =
  /-{1,5}(?:B|BE|BEG|BEGI|BEGIN[A-Z ]{0,40}-{0,5}\r?)?$|(?<=(?<![\w/:.@-])[\w.-]{1,64}:)[^\s"'@/(){}]{1,200}(?:@[a-z]{0,4})?$/;

/** The number of characters in which such a beginning is looked for. */
const LONGEST_PARTIAL = 272;

/** The words of names, and those of commands with them. */
export interface Words {
  readonly inNames: RegExp;
  readonly all: RegExp;
}

const made = new WeakMap<SecretNames, Map<string, Words>>();

/** Returns the expressions that match the words by which secrets are found; made once for all that share the names. */
export function wordsFor(names: SecretNames, kinds: ReadonlySet<SecretKind>): Words {
  const byKinds = made.get(names) ?? new Map<string, Words>();
  made.set(names, byKinds);
  const key = [...kinds].join();
  const known = byKinds.get(key);
  if (known !== undefined) return known;
  const hasNames = ["headers", "assignments", "commands"].some((kind) => kinds.has(kind as SecretKind));
  const added = names.lastWords.map((word) => word.replace(/[^\p{L}\p{N}]/gu, "\\$&"));
  const inNames = hasNames ? [...NAME_WORDS, ...added].join("|") : "(?!)";
  const others = hasNames ? `(?<value>${VALUE_FIRST})|(?<columns>${COLUMN_WORDS})|` : "";
  const words = {
    inNames: new RegExp(hasNames ? `${inNames}|${VALUE_FIRST}|${COLUMN_WORDS}` : inNames, "i"),
    all: new RegExp(`${others}(?<name>${inNames})|${commandWords(kinds).join("|")}`, "gi"),
  };
  byKinds.set(key, words);
  return words;
}
