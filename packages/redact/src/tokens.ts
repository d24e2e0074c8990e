import { type Finder, type Found, LONGEST_SECRET, NOWHERE } from "./spans.ts";
import { REST, TOKEN_PATTERNS, TOKEN_SHAPES } from "./token-shapes.ts";
import type { WordTable } from "./word-table.ts";

const PREFIXES = TOKEN_SHAPES.flatMap(([prefixes]) => prefixes.split(" "));
/** The most characters of a beginning. */
const LONGEST_PREFIX = 36;

const anyOf = (patterns: readonly string[]) => `(?:${patterns.join("|")})`;
const anyTextOf = (texts: readonly string[]) => anyOf(texts).replaceAll(".", "\\.");

/** No token begins after a letter, a digit, `_` or `-`, except one that ends an escape. */
const BEFORE = "(?<![\\w-])|(?<=\\\\[bfnrt]|(?:%|\\\\u00|\\\\x)[\\dA-Fa-f]{2})";
const BEGINNING = new RegExp(
  `(?:${BEFORE})${anyOf([anyTextOf(PREFIXES), ...TOKEN_PATTERNS.map(([beginning]) => beginning)])}`,
  "g",
);
/** The last characters of a text, which may become a token. */
const PARTIAL = new RegExp(`(?<![\\w-])(?:\\d{8,10}:A?|[\\w~.-]{1,${LONGEST_PREFIX}})$`);
const END = /[^\w.:~+/=-]/g;
const TOKEN = new RegExp(
  `^${anyOf([
    ...TOKEN_SHAPES.map(
      ([prefixes, rest = REST, alphabet = rest === REST ? "\\w-" : "A-Za-z\\d"]) =>
        `${anyTextOf(prefixes.split(" "))}${rest}(?![${alphabet}])`,
    ),
    ...TOKEN_PATTERNS.map(([beginning, rest]) => `${beginning}${rest}`),
  ])}`,
);

/** How tokens begin, for a table of words, where no word goes on; and what others have within. */
export const TOKEN_BEGINNINGS: string = PREFIXES.join("|").replaceAll(".", "\\.");
export const TOKEN_SIGNS: string = TOKEN_PATTERNS.map(([, , sign]) => sign).join("|");

const BEGINNING_AT = new RegExp(`${TOKEN_SIGNS}|${BEGINNING.source}`, "y");
const TOKEN_AT = new RegExp(`${TOKEN_SIGNS}|(?:${BEFORE})${TOKEN.source.slice(1)}`, "y");

/** Tells whether a token may be at a place, or one that begins before it. @param token - Matches tokens, or their beginnings. */
export function isTokenAt(text: string, place: number, token: RegExp = TOKEN_AT): boolean {
  token.lastIndex = place;
  return token.test(text);
}

/** The number of characters before a place that tell whether a token may begin there. */
const REACH = 8;

/** Finds the tokens that are known by their shape. */
export class TokenFinder implements Finder {
  readonly sign = "tokens";
  readonly #found: Found;
  readonly #table: WordTable<unknown>;
  /** The text from a possible token on, or the last characters. */
  #text = "";
  #base = 0;
  /** The offset where a possible token begins, and up to which no end of it was found. */
  #from = NOWHERE;
  #read = 0;
  /** The offset up to which no further token begins. */
  #searched = 0;

  /** @param table - The table of words, which has the beginnings of tokens. */
  constructor(found: Found, table: WordTable<unknown>) {
    this.#found = found;
    this.#table = table;
  }

  read(piece: string): void {
    const kept = Math.min(this.#from, this.#searched) - REACH - this.#base;
    this.#base += Math.max(0, kept);
    this.#text = this.#text.slice(Math.max(0, kept)) + piece;
    this.#scan(false);
  }

  skip({ length }: string): void {
    this.#base += this.#text.length + length;
    this.#text = "";
    this.#searched = this.#base;
  }

  end(last = ""): void {
    this.#text += last;
    this.#scan(true);
  }

  earliest(): number {
    if (this.#from < NOWHERE) return this.#from;
    const tail = this.#text.slice(-LONGEST_PREFIX - 1);
    const partial = tail.search(PARTIAL);
    return partial < 0 ? NOWHERE : this.#base + this.#text.length - tail.length + partial;
  }

  isSettled(): boolean {
    return this.#from === NOWHERE;
  }

  #scan(isLast: boolean): void {
    const text = this.#text;
    for (;;) {
      if (this.#from === NOWHERE) {
        const index = this.#beginning(text, this.#searched - this.#base);
        if (index === undefined) {
          this.#searched = Math.max(this.#searched, this.#base + text.length - LONGEST_PREFIX);
          return;
        }
        this.#from = this.#base + index;
        this.#read = Math.max(this.#read, this.#from);
      }
      const from = this.#from - this.#base;
      END.lastIndex = this.#read - this.#base;
      // The characters after the longest secret are not read again for the next beginning.
      const read = END.exec(text)?.index ?? text.length;
      this.#read = this.#base + read;
      const end = Math.min(read, from + LONGEST_SECRET);
      if (end === text.length && !isLast) return;
      const token = TOKEN.exec(text.slice(from, end))?.[0];
      if (token !== undefined) this.#found(this.#from, this.#from + token.length);
      this.#searched = this.#from + (token?.length ?? 1);
      this.#from = NOWHERE;
    }
  }

  /** Returns the place of the first beginning of a token, from an offset on. */
  #beginning(text: string, from: number): number | undefined {
    const isBeginning = (place: number) => isTokenAt(text, place, BEGINNING_AT);
    const start = Math.max(0, from - LONGEST_PREFIX);
    const place = this.#table.find(text, start, (at, signs) => signs.includes("token") && isBeginning(at));
    if (place < 0) return undefined;
    BEGINNING.lastIndex = Math.max(from, place - LONGEST_PREFIX);
    return BEGINNING.exec(text)?.index;
  }
}
