import { Assignments } from "./assignments.ts";
import type { SecretNames } from "./secret-name.ts";
import type { SecretKind, Sign } from "./spans.ts";
import { isTokenAt } from "./tokens.ts";
import { type Match, tableOfWords } from "./words.ts";

/**
 * Tells which finders may find a secret in a text: in most lines none does, and they are read no further. It may be wrong about a text that
 * has none, but never about one that has.
 */

/** An `@` or a letter that is escaped, which only the reader of units can tell. */
const ESCAPED = /(?:%(?:25)*|\\(?:u00|x|u\{0*))(?:(40)|[46][1-9a-f]|[57][\da])|&(?:#|(comm))/iy;

/** The end of a URL, and all that precedes a place in it. */
const URL_END = /[<>"\t-\r ]|$/g;
const URL_BEGINS = /(?<=([^<>"\t-\r ]*))/y;
/** The signs between parameters, and those that spell such a sign; a name of a parameter has one before and another after it. */
const DIVIDERS = "?#&;%\\".split("");
const IN_PARAMETER = /(?<=[?#&;%\\][^<>"\t-\r ]*)[^<>"\t-\r =%\\&]*[=%\\&]/y;
/** A part of each escape by which a word may begin or end that is none without it. */
const SPELT = ["\\u", "\\x", "%2", "&#"];

/** Two slashes, or one after a colon, in any spelling. */
const SLASHES =
  /(?:[/\\:;]|(?:%(?:25)*|\\u00|\\x)(?:2f|3a|5c))(?:[/\\]|(?:%(?:25)*|\\u00|\\x)(?:2f|5c)|&(?:#|sol|bsol))|\\u\{/i;

const WRAPPER = /<[a-z][a-z\d+.-]*:/i;

const matchAt = (pattern: RegExp, text: string, place: number): RegExpExecArray | null => {
  pattern.lastIndex = place;
  return pattern.exec(text);
};

/** Finds the signs of secrets in texts. */
export class Filter {
  readonly table: ReturnType<typeof tableOfWords>;
  readonly assignments: Assignments;
  readonly names: SecretNames;
  readonly kinds: ReadonlySet<SecretKind>;
  readonly #hasNames: boolean;
  /** The offset up to which the text has no login, however many `@` it has. */
  #noLoginTo = 0;

  constructor(names: SecretNames, kinds: ReadonlySet<SecretKind>) {
    this.names = names;
    this.kinds = kinds;
    this.#hasNames = ["headers", "assignments", "commands"].some((kind) => kinds.has(kind as SecretKind));
    this.table = tableOfWords(names, kinds);
    this.assignments = new Assignments(names, kinds);
  }

  /** Tells what whole lines may have. Their escapes are not read. */
  signsOf(text: string): Record<Sign, boolean> {
    const isIn = (part: string) => text.includes(part);
    const mayHaveParameters = DIVIDERS.some(isIn);
    const hasSpelt = mayHaveParameters && SPELT.some(isIn);
    const signs = { urls: false, words: hasSpelt, tokens: false };
    this.#noLoginTo = 0;
    this.table.find(text, 0, (place, words) => {
      for (const word of words)
        if (word === "token") signs.tokens ||= isTokenAt(text, place);
        else if (word === "escape") signs.urls ||= this.#isEscape(text, place);
        else {
          signs.words = true;
          if (mayHaveParameters && word.is === "name") signs.urls ||= matchAt(IN_PARAMETER, text, place) !== null;
        }
      return false;
    });
    this.#noLoginTo = 0;
    for (let place = text.indexOf("@"); place >= 0 && !signs.urls; ) {
      signs.urls = this.#isLogin(text, place);
      place = text.indexOf("@", Math.max(place + 1, this.#noLoginTo));
    }
    signs.urls ||= text.includes("<") && WRAPPER.test(text);
    return signs;
  }

  /** Finds the words at the first place, from an offset on, where there are some. */
  next(text: string, from: number): readonly Match[] {
    const matches: Match[] = [];
    this.table.find(text, from, (index, signs) => {
      for (const word of signs) {
        if (typeof word === "string" || (word.is && !this.#hasNames)) continue;
        word.pattern.lastIndex = index;
        if (word.pattern.test(text)) matches.push({ index, end: word.pattern.lastIndex, word });
      }
      return matches.length > 0;
    });
    return matches;
  }

  /** Tells whether the text around an `@` may be a login. */
  #isLogin(text: string, place: number): boolean {
    if (place < this.#noLoginTo) return false;
    const index = place - (matchAt(URL_BEGINS, text, place)?.[1]?.length ?? 0);
    URL_END.lastIndex = place;
    const end = URL_END.exec(text)?.index ?? text.length;
    if (SLASHES.test(text.slice(index, end))) return true;
    this.#noLoginTo = end;
    return false;
  }

  /** Tells whether an escape is that of a letter, or of the `@` of a login. */
  #isEscape(text: string, place: number): boolean {
    const match = matchAt(ESCAPED, text, place);
    return match !== null && (!(match[1] ?? match[2]) || this.#isLogin(text, place));
  }
}
