import { type Finder, type Found, LONGEST_SECRET, NOWHERE } from "./spans.ts";
import { TOKEN_PATTERNS, TOKEN_SHAPES } from "./token-shapes.ts";
import type { Family } from "./word-starts.ts";

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
const PARTIAL = new RegExp(`^${anyOf(TOKEN_PATTERNS.map(([, partial]) => partial))}$`);
const MAY_BEGIN = new RegExp(`(?:${BEFORE})$`);
const END = /[^\w.:~+/=-]/g;
const TOKEN = new RegExp(
  `^${anyOf([
    ...TOKEN_SHAPES.map(
      ([prefixes, rest, alphabet = "A-Za-z\\d"]) => `${anyTextOf(prefixes.split(" "))}${rest}(?![${alphabet}])`,
    ),
    ...TOKEN_PATTERNS.map(([beginning, , rest]) => `${beginning}${rest}`),
  ])}`,
);

/** How tokens begin, for the test that tells whether a text may have one. */
export const TOKEN_STARTS: Family = {
  beginnings: PREFIXES.filter(({ length }) => length > 2),
  pattern: new RegExp(BEGINNING.source, "y"),
};

const mayBecome = (text: string) => PARTIAL.test(text) || PREFIXES.some((prefix) => prefix.startsWith(text));

/** The number of characters before a place that tell whether a token may begin there. */
const REACH = 8;

/** Finds the tokens that are known by their shape. */
export class TokenFinder implements Finder {
  readonly #found: Found;
  /** The text from a possible token on, or the last characters. */
  #text = "";
  #base = 0;
  /** The offset where a possible token begins, and up to which no end of it was found. */
  #from = NOWHERE;
  #read = 0;
  /** The offset up to which no further token begins. */
  #searched = 0;

  constructor(found: Found) {
    this.#found = found;
  }

  read(piece: string): void {
    const kept = Math.min(this.#from, this.#searched) - REACH - this.#base;
    this.#base += Math.max(0, kept);
    this.#text = this.#text.slice(Math.max(0, kept)) + piece;
    this.#scan(false);
  }

  end(): void {
    this.#scan(true);
  }

  earliest(): number {
    if (this.#from < NOWHERE) return this.#from;
    const text = this.#text;
    for (let index = Math.max(0, text.length - LONGEST_PREFIX); index < text.length; index++)
      if (mayBecome(text.slice(index)) && MAY_BEGIN.test(text.slice(0, index))) return this.#base + index;
    return NOWHERE;
  }

  isSettled(): boolean {
    return this.#from === NOWHERE;
  }

  #scan(isLast: boolean): void {
    const text = this.#text;
    for (;;) {
      if (this.#from === NOWHERE) {
        BEGINNING.lastIndex = this.#searched - this.#base;
        const index = BEGINNING.exec(text)?.index;
        if (index === undefined) {
          this.#searched = Math.max(this.#searched, this.#base + text.length - LONGEST_PREFIX);
          return;
        }
        this.#from = this.#base + index;
        this.#read = Math.max(this.#read, this.#from);
      }
      const from = this.#from - this.#base;
      END.lastIndex = this.#read - this.#base;
      const index = END.exec(text)?.index;
      const end = Math.min(index ?? text.length, from + LONGEST_SECRET);
      this.#read = this.#base + end;
      if (index === undefined && end < from + LONGEST_SECRET && !isLast) return;
      const token = TOKEN.exec(text.slice(from, end))?.[0];
      if (token !== undefined) this.#found(this.#from, this.#from + token.length);
      this.#searched = this.#from + (token?.length ?? 1);
      this.#from = NOWHERE;
    }
  }
}
