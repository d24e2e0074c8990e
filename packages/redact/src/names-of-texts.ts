import { itemsOf, ownFields } from "./own-fields.ts";
import { isText, type NameTable, type SecretNameOptions, type SecretNames, secretNames } from "./secret-name.ts";
import { ENDINGS } from "./secret-words.ts";
import { HARMLESS, LONGEST_WORD, plainName, TELLING, together, whole, wordsOf } from "./secrets-in-name.ts";
import {
  ENDINGS_OF_TEXTS,
  HARMLESS_OF_TEXTS,
  LAST_OF_TEXTS,
  LAST_RUNS_OF_TEXTS,
  PASSWORDS_OF_TEXTS,
  RUNS_OF_TEXTS,
  WORDS_OF_TEXTS,
} from "./words-of-texts.ts";

/** Returns all rows of words that a row with alternatives stands for, written together, and without the plural of each. */
const allOf = (run: string) =>
  run
    .split(" ")
    .reduce(
      (all, words) =>
        all.flatMap((before) => words.split("|").flatMap((word) => [before + word, before + wordsOf(word).join("")])),
      [""],
    );

const TABLE: NameTable = {
  runs: RUNS_OF_TEXTS.flatMap(allOf),
  ending: new RegExp(`(?:${ENDINGS}|${ENDINGS_OF_TEXTS})$|^(?:${WORDS_OF_TEXTS})$`),
  telling: new RegExp(`${TELLING.source}|(?:^| )(?:${[LAST_OF_TEXTS, ...LAST_RUNS_OF_TEXTS].join("|")})$`),
  harmless: whole(together(HARMLESS_OF_TEXTS)),
  password: new RegExp(PASSWORDS_OF_TEXTS),
};

/** Keeps the tables of the last options, since they are large and most callers ask again with the same options. */
const kept = new Map<string, SecretNames>();
const MOST_KEPT = 16;

/** Returns the table of the names of secrets in texts and objects. */
export function namesOfTexts({ parameters, except }: SecretNameOptions): SecretNames {
  const options = { parameters: itemsOf(parameters, isText), except: itemsOf(except, isText) };
  const key = JSON.stringify(options);
  const names = kept.get(key) ?? secretNames(options, TABLE);
  if (kept.size > MOST_KEPT) kept.clear();
  kept.set(key, names);
  return names;
}

/** A place where a name is cut, whatever follows it. */
const CUT = /[\0-/:-@[-`{-\x7f]|[a-z\d](?=[A-Z])/;

/** The length from which a name is shortened. */
const LONG = 1024;

/** Returns a name of the same kind, whatever is added to both at the end, that is shorter if the name is long. */
export function shortenedName(name: string, names: SecretNames): string {
  if (name.length <= LONG) return name;
  const plain = plainName(name);
  // An escape may be cut.
  let cut = plain.search(/[%\\][\da-fu]{0,5}$|$/i);
  while (cut > 0 && !CUT.test(plain.slice(cut - 1, cut + 1))) cut--;
  const words = wordsOf(plain.slice(0, cut));
  const secret = names.kindOf(`${words.join("_")}_x`);
  const isHarmless = HARMLESS.test(words[0] ?? "");
  const head = secret === undefined ? (isHarmless ? "is" : "x") : secret === "password" ? "pwd" : "sig";
  const rest = plain.slice(cut);
  const last = rest.length > LONGEST_WORD ? `x${rest.slice(-LONGEST_WORD)}` : rest;
  return [head, "x", ...words.slice(-names.longest), last].join("_");
}

/**
 * Tells by its words whether a name, such as that of a parameter, a header field or a field of an object, is that of a secret: those of
 * `accessToken`, `X-API-Key` and `user%5Bpassword%5D` are, those of `token_type` and `author` are not. It takes time proportional to the
 * length of the name.
 *
 * @param name - The name, as it is written; anything but a string is not secret.
 * @param options - Further names that are, or are not.
 * @returns True if the value of that name is a secret.
 * @public
 */
export function isSecretName(name: string, options?: SecretNameOptions): boolean {
  return typeof name === "string" && namesOfTexts(ownFields(options)).kindOf(name) !== undefined;
}
