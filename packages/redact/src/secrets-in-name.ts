import {
  AFTER,
  BEFORE,
  ENDINGS,
  FOREIGN,
  HARMLESS_NAMES,
  ID_AFTER,
  LAST,
  LAST_AFTER,
  LAST_WORDS,
  NAMES,
  RUNS,
  WORDS,
} from "./secret-words.ts";

/** The most words that a row of the table has, however a name is cut into words. */
export const LONGEST_RUN = 4;

/** The number of characters of a word that are looked at, from its end. */
export const LONGEST_WORD = 64;

/** An escape of a URL, once or twice, or one of a string of JSON. */
const ESCAPE = /(?:%(?:25)?|\\u00)([\da-f]{2})/gi;

export const whole = (alternatives: string): RegExp => new RegExp(`^(?:${alternatives})$`);

/** Matches all rows of words that a row with alternatives stands for, written together. */
export const together = (run: string): string => `(?:${run.replaceAll(" ", ")(?:")})`;

const ENDING: RegExp = new RegExp(`(?:${ENDINGS})$`);
const RUN = whole([ENDINGS, WORDS, FOREIGN, ...RUNS].map(together).join("|"));
const LAST_WORD = whole(LAST_WORDS);
const NAME = whole(NAMES);
const HARMLESS_NAME = whole(HARMLESS_NAMES.map(together).join("|"));
/** Matches a last word, or the last three, that tell something about the secret before them. */
export const TELLING: RegExp = new RegExp(
  `(?:^| )(?:${LAST})$|(?:${AFTER}) (?:${LAST_AFTER})$|(?<!access )(?:${ID_AFTER}) id$`,
);
/** Matches a word before a secret, or at the beginning, with which a name is not secret. */
export const HARMLESS: RegExp = whole(BEFORE);

/** Decodes the escapes of a name, and shortens each number in it to one digit. */
export function plainName(name: string): string {
  return name.replace(ESCAPE, (_, hexadecimal) => String.fromCharCode(Number(`0x${hexadecimal}`))).replace(/\d+/g, "0");
}

/** Returns a word without digits and a plural `s` at its end. */
function singular(word: string): string {
  const letters = word.slice(-LONGEST_WORD).replace(/\d$/, "");
  return TELLING.test(letters) || HARMLESS.test(letters) ? letters : letters.replace(/\d?(?<![is])s$/, "");
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

/**
 * Returns the rows of words by which a name is secret.
 *
 * @param words - The words of the name.
 * @param added - Rows that are secret in addition to those of the table, written together.
 * @param longest - The most words that a row has.
 * @param telling - Matches last words with which a name is not secret.
 * @param ending - Matches the end of a word that is secret.
 */
export function secretsIn(
  words: readonly string[],
  added?: ReadonlySet<string>,
  longest: number = LONGEST_RUN,
  telling: RegExp = TELLING,
  ending: RegExp = ENDING,
): readonly string[] {
  const last = words.length - 1;
  const all = words.join("");
  if (last < LONGEST_RUN && NAME.test(all)) return [all];
  if (last < LONGEST_RUN && HARMLESS_NAME.test(all) && !added?.has(all)) return [];
  const isHarmless = (index: number) => HARMLESS.test(words[index] ?? "");
  const isLastHarmless = telling.test(words.slice(-3).join(" "));
  const secrets: string[] = [];
  for (let from = 0; from <= last; from++) {
    if (from > 0 && (isHarmless(0) || isHarmless(from - 1))) continue;
    let run = "";
    for (let to = from; to <= last && to < from + longest; to++) {
      run += words[to];
      if (to < last && isLastHarmless) continue;
      const isSecret = RUN.test(run) || added?.has(run) || (from === last && LAST_WORD.test(run));
      const secret = isSecret ? run : to === from && ending.exec(run)?.[0];
      if (secret) secrets.push(secret);
    }
  }
  return secrets;
}
