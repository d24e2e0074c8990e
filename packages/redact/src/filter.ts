import { Assignments, REACH } from "./assignments.ts";
import { readCommand } from "./commands.ts";
import { DecodedText } from "./decoded-text.ts";
import { COLOUR, ESCAPE } from "./gaps.ts";
import { Matcher } from "./matcher.ts";
import { nameAround } from "./name-in-text.ts";
import type { SecretNames } from "./secret-name.ts";
import type { Found, SecretKind } from "./spans.ts";
import { tableOf } from "./table-finder.ts";
import { isTokenAt, TOKEN_BEGINNINGS } from "./tokens.ts";
import { WordTable } from "./word-table.ts";
import { type Word, Words } from "./words.ts";

/**
 * Tells where a text may have a secret: most lines have none, and are read no further. It may be wrong about a place that has none, but never
 * about one that has.
 */

/** Tells whether a text has a sign of a secret at a place. */
type Sign = (text: string, place: number) => boolean;

/** An `@` or a letter that is escaped, which only the reader of units can tell. */
const ESCAPED = /(?:%(?:25)*|\\(?:u00|x|u\{0*))(?:(40)|[46][1-9a-f]|[57][\da])|&(?:#|(comm))/iy;
const ESCAPED_BEGINNINGS = "%[4-7][\\da-f]|%25|\\\\u[0{]|\\\\x[4-7]|&#[\\dx]|&com";
const COLOUR_BEGINNINGS = "\\\\u00|\\\\x1b|\\\\033|\\\\e\\[";
const SPELT_COLOUR = new RegExp(COLOUR.pattern.source, "iy");

const URL_END = /[<>"\t-\r ]|$/g;
const URL_BEGINS = /(?<=([^<>"\t-\r ]*))/y;
const MAY_ESCAPE = /[%\\&]/;

/** Slashes, and the rest of a login. */
const LOGIN = /[/\\:][/\\](?:[^/\\#]*:|[^/\\?#@]*@)/;
/** Two slashes, or one after a colon, in any spelling. */
const SLASHES =
  /(?:[/\\:;]|(?:%(?:25)*|\\u00|\\x)(?:2f|3a|5c))(?:[/\\]|(?:%(?:25)*|\\u00|\\x)(?:2f|5c)|&(?:#|sol|bsol))|\\u\{/i;

const WRAPPER = /<[a-z][a-z\d+.-]*:/iy;

/** The characters around a word that tell whether it begins a command. */
const AROUND = 48;
const FAR = 640;

/** The most characters that are read before a name, and around one, to tell whether it has a value. */
const BEFORE_NAME = 512;
const LONGEST = 1024;
/** Tells that a name stands in a URL, by the characters before it. */
const IN_URL = /(?<=(?:^|[?#&;])[^<>"\t-\r ]*)/y;

/** What a name of a parameter has before the name around a word. */
const IN_PARAMETER = /(?<=[?#&;][^?#&;=<>"\t-\r ]{1,128})/y;

const matches = (pattern: RegExp, text: string, place: number): RegExpExecArray | null => {
  pattern.lastIndex = place;
  return pattern.exec(text);
};

const signAt =
  (pattern: RegExp): Sign =>
  (text, place) =>
    matches(pattern, text, place) !== null;

/** Tells whether a reader may find a secret in a text. @param isLast - True if nothing that follows the text matters. */
function mayRead(text: string, isLast: boolean | undefined, read: (search: Matcher, add: Found) => void): boolean {
  if (MAY_ESCAPE.test(text)) return true;
  const search = new Matcher(new DecodedText(text));
  let isSecret = false;
  read(search, () => {
    isSecret = true;
  });
  return isSecret || (search.isCut && !isLast);
}

/** Finds the places of a text where a secret may be. */
export class Filter {
  readonly words: Words;
  readonly #names: SecretNames;
  readonly #assignments: Assignments;
  readonly #table: WordTable<Sign>;
  /** True if nothing comes before the text or after it. */
  #isWhole: boolean | undefined;
  /** The offset up to which the text has no login, however many `@` it has. */
  #noLoginTo = 0;

  constructor(names: SecretNames, kinds: ReadonlySet<SecretKind>) {
    this.#names = names;
    this.words = new Words(names, kinds);
    this.#assignments = new Assignments(names, kinds);
    const rows: (readonly [string, Sign])[] = [];
    for (const word of this.words.all) rows.push([word.beginnings, this.#signOf(word)]);
    if (kinds.has("tokens")) rows.push([TOKEN_BEGINNINGS, isTokenAt]);
    rows.push([
      ESCAPED_BEGINNINGS,
      (text, place) => {
        const match = matches(ESCAPED, text, place);
        return match !== null && (!(match[1] ?? match[2]) || this.#isLogin(text, place));
      },
    ]);
    rows.push([COLOUR_BEGINNINGS, signAt(SPELT_COLOUR)]);
    this.#table = new WordTable(rows);
  }

  /**
   * Finds the first place, from an offset on, at which a secret may be or begin; -1 if there is none. The text consists of whole lines.
   *
   * @param isWhole - True if nothing comes before the text or after it.
   */
  next(text: string, from: number, isWhole?: boolean): number {
    this.#isWhole = isWhole;
    this.#noLoginTo = from;
    let first = this.#table.find(text, from, (place, signs) => signs.some((isSign) => isSign(text, place)));
    const before = (sign: string, isSign: Sign) => {
      for (let place = text.indexOf(sign, from); place >= 0 && (first < 0 || place < first); ) {
        if (isSign(text, place)) first = place;
        place = text.indexOf(sign, Math.max(place + 1, sign === "@" ? this.#noLoginTo : 0));
      }
    };
    this.#noLoginTo = from;
    before("@", (_, place) => this.#isLogin(text, place));
    before("<", signAt(WRAPPER));
    // Colours may hide a word.
    before(ESCAPE, () => true);
    return first;
  }

  /** Tells whether the text around an `@` may be a login. */
  #isLogin(text: string, place: number): boolean {
    if (place < this.#noLoginTo) return false;
    URL_END.lastIndex = place;
    const end = URL_END.exec(text)?.index ?? text.length;
    const run = text.slice(place - (matches(URL_BEGINS, text, place)?.[1]?.length ?? 0), end);
    if ((MAY_ESCAPE.test(run) ? SLASHES : LOGIN).test(run)) return true;
    this.#noLoginTo = end;
    return false;
  }

  #signOf({ raw, pattern, row, is }: Word): Sign {
    if (is === "name")
      return (text, place) => {
        const word = matches(raw, text, place)?.[0];
        return word !== undefined && this.#isName(text, place, place + word.length);
      };
    if (row === undefined || row.unfinished || row.behind) return signAt(raw);
    return (text, place) => {
      const word = matches(raw, text, place)?.[0];
      if (word === undefined) return false;
      const from = Math.max(0, place - AROUND);
      return mayRead(text.slice(from, place + FAR), true, (search, add) => {
        if (matches(pattern, text, place)) readCommand(search, place - from, place - from + word.length, row, add);
      });
    };
  }

  /** Tells whether a name around a word may have a secret value. */
  #mayHaveValue(text: string, index: number, end: number, name: number): boolean {
    const from = Math.max(0, index - BEFORE_NAME);
    const to = text.indexOf("\n", end) + 1 || text.length;
    if (to - from > LONGEST || (name < REACH && !this.#isWhole)) return true;
    const around = text.slice(from, to);
    if (matches(IN_URL, around, name - from)) return true;
    if (tableOf(around.slice(around.lastIndexOf("\n", index - from) + 1), this.#names)) return true;
    const isLast = this.#isWhole && to === text.length;
    return mayRead(around, isLast, (search, add) => this.#assignments.read(search, index - from, end - from, add));
  }

  /** Tells whether a name around a word may be secret. */
  #isName(text: string, index: number, end: number): boolean {
    const name = nameAround(text, index, end, this.#names);
    if (name.kind !== undefined) return this.#mayHaveValue(text, index, end, name.index);
    // Escapes may be part of the name, or end before it.
    const before = text.charAt(name.index - 1);
    if (/[%\\;]/.test(before) || /[%\\&]/.test(text.charAt(name.end))) return true;
    return matches(IN_PARAMETER, text, name.index) !== null;
  }
}
