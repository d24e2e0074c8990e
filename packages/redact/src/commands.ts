import type { Add } from "./assignments.ts";
import { ARGUMENT, ROWS, type Row } from "./command-rows.ts";
import type { Search } from "./search.ts";
import { isShown, looksSecret } from "./shown-values.ts";
import { SECRET_KINDS, type SecretKind } from "./spans.ts";
import { quotedAt } from "./values.ts";
import type { Family } from "./word-starts.ts";

/** Data sources are found by what stands after their password: u:p@tcp(h). */
export const MAY_BE_SOURCE = /@(?:tcp|udp|unix)\(/;

/** Returns the words with which rows of some kinds begin. */
export const commandWords = (kinds: ReadonlySet<SecretKind>): readonly string[] => [
  "(?!)",
  ...ROWS.filter(({ isName, kind = "commands" }) => !isName && kinds.has(kind)).map(({ words }) => words),
];

/** Returns how the alternatives of a row begin, as far as they do so with plain characters. */
const startsOf = (words: string): readonly string[] =>
  alternativesOf(words.replace(/\(\?<[=!](?:\[(?:\\.|[^\]])*\]|[^()[\]])*\)/g, "").replaceAll("\\b", "")).map((text) =>
    text.slice(0, 4),
  );

/** Returns how what a pattern matches begins; `?` stands for whatever is not plain text. */
function alternativesOf(pattern: string): readonly string[] {
  const results: string[] = [];
  let starts: readonly string[] = [""];
  const finish = () => results.push(...starts);
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern.charAt(index);
    if (character === "|") {
      finish();
      starts = [""];
    } else if (pattern.startsWith("(?:", index)) {
      let depth = 1;
      let end = index + 3;
      for (; depth > 0; end++) depth += pattern[end] === "(" ? 1 : pattern[end] === ")" ? -1 : 0;
      const inside = alternativesOf(pattern.slice(index + 3, end - 1));
      const optional = pattern[end] === "?" ? [""] : [];
      starts = starts.flatMap((start) => [...inside, ...optional].map((next) => start + next));
      index = end - 1 + optional.length;
    } else if (character === "[") {
      index = pattern.indexOf("]", index);
      starts = starts.map((start) => `${start}????`);
    } else if (pattern.startsWith('(?=["', index)) {
      // A blank or a mark ends the word.
      starts = starts.map((start) => `${start} ???`);
    } else if (/[\w/:-]/.test(character) && !/[?*{]/.test(pattern.charAt(index + 1)))
      starts = starts.map((start) => start + character);
    else starts = starts.map((start) => `${start}????`);
  }
  finish();
  return results;
}

/** How the words of rows begin, for the test that tells whether a text may have one. */
export const COMMAND_STARTS: Family = {
  beginnings: ROWS.filter(({ isName, words }) => !isName && !words.startsWith("(?<!")).flatMap(({ words }) =>
    startsOf(words),
  ),
  pattern: new RegExp(commandWords(new Set(SECRET_KINDS)).join("|"), "iy"),
};

/** Words of protocols are written in capitals. */
const STARTS = ROWS.map(({ words }) => new RegExp(words, /[a-z]{2}/.test(words.replace(/\\./g, "")) ? "iy" : "y"));

/** Finds the secrets of commands, protocols and services. */
export class Commands {
  readonly #kinds: ReadonlySet<SecretKind>;

  constructor(kinds: ReadonlySet<SecretKind>) {
    this.#kinds = kinds;
  }

  /** Reads what follows a word that may begin a row. Returns the place after the secret; `undefined` if there is none. */
  read(search: Search, index: number, add: Add): number | undefined {
    for (let row = 0; row < ROWS.length; row++) {
      const start = STARTS[row] as RegExp;
      start.lastIndex = index;
      const word = start.exec(search.text)?.[0];
      if (word === undefined) continue;
      const { before, value = ARGUMENT, kind = "commands", unfinished, isUnsure = false, lead } = ROWS[row] as Row;
      if (!this.#kinds.has(kind)) continue;
      if (unfinished) search.at(unfinished, index + word.length);
      const opening = search.at(before, index + word.length);
      if (!opening) continue;
      let place = index + word.length + opening[0].length;
      let end = place;
      const quoted = lead ? undefined : quotedAt(search, place);
      if (quoted) ({ index: place, end } = quoted);
      else end = place + (search.at(value, place)?.[0].length ?? 0);
      const text = search.text.slice(place, end);
      if (text === "" || !search.isShort(place, end) || isShown(text, "password")) continue;
      if (isUnsure && !looksSecret(text, "other")) continue;
      add(lead ? index - lead : place, end, kind);
      return end;
    }
    return undefined;
  }
}
