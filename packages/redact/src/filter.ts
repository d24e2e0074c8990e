import { Assignments } from "./assignments.ts";
import { DecodedText } from "./decoded-text.ts";
import { nameAround } from "./name-in-text.ts";
import type { SecretNames } from "./secret-name.ts";
import { looksSecret } from "./shown-values.ts";
import type { SecretKind, Sign, Signs } from "./spans.ts";
import { mayNameColumns } from "./table-finder.ts";
import { isTokenAt } from "./tokens.ts";
import { EVENTS, URL_ENDS } from "./units.ts";
import { isValueless } from "./valueless-names.ts";
import { type Match, tableOfWords, type Word } from "./words.ts";

/**
 * Tells which finders may find a secret in a text: in most lines none does, and they are read no further. It may be wrong about a text that
 * has none, but never about one that has.
 */

/** An `@` or a letter that is escaped, which only the reader of units can tell. */
const ESCAPED = /(?:%(?:25)*|\\(?:u00|x|u\{0*))(?:(40)|[46][1-9a-f]|[57][\da])|&(?:#|(comm))/iy;

/** Tells whether a character ends a URL. */
const isUrlEnd = (code: number): boolean => ((EVENTS[code] ?? 0) & URL_ENDS) !== 0;

/** A name of a parameter has one of the signs between parameters, or what spells one, before and another after it. */
const IN_PARAMETER = /(?<=[?#&;%\\][^<>"\t-\r ]*)[^<>"\t-\r =%\\&]*[=%\\&]/y;
const ARGUMENT = /[^\s"'`|;<>]*/y;

/** Two slashes, or one after a colon, in any spelling. */
const SLASHES =
  /(?:[/\\:;]|(?:%(?:25)*|\\u00|\\x)(?:2f|3a|5c))(?:[/\\]|(?:%(?:25)*|\\u00|\\x)(?:2f|5c)|&(?:#|sol|bsol))|\\u\{/i;

const WRAPPER = /<[a-z][a-z\d+.-]*:/gi;

const matchAt = (pattern: RegExp, text: string, place: number): RegExpExecArray | null => {
  pattern.lastIndex = place;
  return pattern.exec(text);
};

/** Tells whether a place is in another line than the last one. */
function isNew(text: string, places: readonly number[], place: number): boolean {
  const last = places.at(-1);
  const lineEnd = last === undefined ? 0 : text.indexOf("\n", last);
  return lineEnd >= 0 && lineEnd <= place;
}

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

  /** Finds the signs in whole lines. @param isWhole - True if nothing comes before and after them. */
  signsOf(text: string, isWhole: boolean): Signs | undefined {
    const signs: Record<Sign, number[]> = { urls: [], words: [], names: [], tokens: [] };
    const { urls, words, names, tokens } = signs;
    const reading = new DecodedText(text);
    const isPlain = reading.text === text;
    const lineEnd = isWhole ? -1 : text.indexOf("\n") + 1 || text.length;
    this.#noLoginTo = 0;
    this.table.find(text, 0, (place, rows) => {
      for (const row of rows)
        if (row === "token") {
          if (isNew(text, tokens, place) && isTokenAt(text, place)) tokens.push(place);
        } else if (row === "escape") {
          if (isNew(text, urls, place) && this.#isEscape(text, place)) urls.push(place);
        } else {
          if (isPlain && isNew(text, words, place) && this.#mayTell(text, place, row, lineEnd)) words.push(place);
          if (row.is !== "name") continue;
          if (isNew(text, names, place) && mayNameColumns(text, text.lastIndexOf("\n", place) + 1)) names.push(place);
          if (isNew(text, urls, place) && matchAt(IN_PARAMETER, text, place)) urls.push(place);
        }
      return false;
    });
    if (!isPlain) {
      const decodedEnd = lineEnd < 0 ? lineEnd : reading.placeOf(lineEnd);
      this.table.find(reading.text, 0, (place, rows) => {
        if (rows.some((row) => typeof row !== "string" && this.#mayTell(reading.text, place, row, decodedEnd)))
          words.push(reading.sourceOf(place));
        return false;
      });
    }
    this.#noLoginTo = 0;
    const others: number[] = [];
    for (let place = text.indexOf("@"); place >= 0; place = text.indexOf("@", Math.max(place + 1, this.#noLoginTo)))
      if (isNew(text, others, place) && this.#isLogin(text, place)) others.push(place);
    if (text.includes("<")) for (const { index } of text.matchAll(WRAPPER)) others.push(index);
    if (others.length > 0) signs.urls = [...urls, ...others].sort((one, other) => one - other);
    return signs;
  }

  /**
   * Tells whether a word may be at a place, and have a secret.
   *
   * @param lineEnd - The end of the first line; -1 if nothing comes before it, and after the text.
   */
  #mayTell(text: string, place: number, { pattern, row, is, isLocal }: Word, lineEnd: number): boolean {
    if (!isLocal && place < lineEnd) return true;
    pattern.lastIndex = place;
    if (!pattern.test(text)) return false;
    const { lastIndex: end } = pattern;
    if (is === "name") {
      const name = nameAround(text, place, end, this.names);
      return name.kind !== undefined && !isValueless(text, name);
    }
    if (row === undefined || (lineEnd >= 0 && row.unfinished && matchAt(row.unfinished, text, end))) return true;
    const before = matchAt(row.before, text, end);
    if (before === null || !row.isUnsure || row.behind) return before !== null;
    const from = end + before[0].length;
    const value = matchAt(row.value ?? ARGUMENT, text, from)?.[0] ?? "";
    return /["'`]/.test(text.charAt(from)) || looksSecret(value, row.isPassword ? "password" : "other");
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
    let index = place;
    while (index > 0 && !isUrlEnd(text.charCodeAt(index - 1))) index--;
    let end = place;
    while (end < text.length && !isUrlEnd(text.charCodeAt(end))) end++;
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
