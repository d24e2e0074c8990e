import { WORDS } from "./secret-words.ts";

/** The most words that a row of the table has, however a name is cut into words. */
export const LONGEST_RUN = 4;

/** The number of characters of a word that are looked at, from its end. */
export const LONGEST_WORD = 64;

/** An escape of a URL, or one of a string of JSON. */
const ESCAPE = /%(?:25){0,2}([\da-f]{2})|\\u00([\da-f]{2})/gi;

const ending = (alternatives: string) => new RegExp(`(?:${alternatives})$`);
const whole = (alternatives: string) => new RegExp(`^(?:${alternatives})$`);

/** Matches all rows of words that a row with alternatives stands for, written together. */
const together = (run: string) => `(?:${run.replaceAll(" ", ")(?:")})`;

const ENDING = ending(WORDS.endings);
const RUN = whole([WORDS.endings, WORDS.words, ...WORDS.runs].map(together).join("|"));
const NAME = whole(WORDS.names);
const LAST = whole(WORDS.last);
const LAST_AFTER = whole(WORDS.lastAfter);
const AFTER = ending(WORDS.after);
const FIRST = whole(WORDS.first);

/** Decodes the escapes of a name, and makes each number in it as short as any. */
export function plainName(name: string): string {
  return name
    .replace(ESCAPE, (_, percent, json) => String.fromCharCode(Number.parseInt(percent ?? json, 16)))
    .replace(/\d+/g, "0");
}

/** Tells whether a name is not secret if its first word is this one. */
export function isHarmlessFirst(word: string): boolean {
  return FIRST.test(word);
}

/** Returns a word without digits and a plural `s` at its end. */
function singular(word: string): string {
  const letters = word.slice(-LONGEST_WORD).replace(/\d$/, "");
  return LAST.test(letters) || FIRST.test(letters) ? letters : letters.replace(/\d?(?<!s)s$/, "");
}

/** Cuts a name into words. */
export function wordsOf(name: string): readonly string[] {
  return plainName(name)
    .replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, "$&_")
    .toLowerCase()
    .split(/[\0-/:-`{-\x7f]+/)
    .map(singular)
    .filter((word) => word !== "");
}

/** Tells whether a last word tells something about the secret before it. */
function tells(last: string, before = ""): boolean {
  return LAST.test(last) || (LAST_AFTER.test(last) && AFTER.test(before));
}

/**
 * Returns the rows of words by which a name is secret.
 *
 * @param words - The words of the name.
 * @param added - Rows that are secret in addition to those of the table, written together.
 * @param longest - The most words that a row has.
 */
export function secretsIn(
  words: readonly string[],
  added?: ReadonlySet<string>,
  longest: number = LONGEST_RUN,
): readonly string[] {
  const last = words.length - 1;
  const all = words.join("");
  if (last < LONGEST_RUN && NAME.test(all)) return [all];
  const isFirstHarmless = isHarmlessFirst(words[0] ?? "");
  const isLastHarmless = tells(words[last] ?? "", words[last - 1]);
  const secrets: string[] = [];
  for (let from = 0; from <= last && words[from] !== WORDS.before; from++) {
    if (from > 0 && isFirstHarmless) break;
    let run = "";
    for (let to = from; to <= last && to < from + longest; to++) {
      run += words[to];
      if (to < last && isLastHarmless) continue;
      const secret = RUN.test(run) || added?.has(run) ? run : to === from && ENDING.exec(run)?.[0];
      if (secret) secrets.push(secret);
    }
  }
  return secrets;
}
