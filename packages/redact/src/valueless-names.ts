import {
  CREDENTIALS,
  CREDENTIALS_NAME,
  ending,
  endsWith,
  GIVEN,
  HEADER,
  OPTION,
  SETS,
  SETTING_NAME,
  TYPED,
  WORDS_AFTER,
} from "./forms.ts";
import type { NameAround } from "./name-in-text.ts";
import { PAIR_BEGINNINGS } from "./pairs.ts";

/** Most secret names stand in prose, in paths, or count something: what stands around them tells that no value follows. */

/** The text before a name after which its value may come in a form of its own. */
const BEFORE_VALUES = ending(
  new RegExp(
    [SETS, GIVEN, OPTION, /[.#]$/, /<(?:[\w.]{1,20}:)?$/, /\{:?$/, ...PAIR_BEGINNINGS]
      .map(({ source }) => source)
      .join("|"),
    "i",
  ),
);

/** The beginning of a line or of a cell, after which another cell may follow a name; and of a key. */
const MARK_BEGINNING = ending(/[|│┃\r\n][\t ]*["'`]?$|"-*$/);

/** A name of letters alone, in no mixture of cases. */
const WORDS = /^[A-Z]?[a-z]+(?: [a-z]+)*$/;
/** In prose, a plain word is not a value. After a name without a value comes such a word, */
const PLAIN = /[a-z]+(?=[\t ")\r\n]|[.,](?:\s|$)|$)/y;
const WORD = new RegExp(String.raw`[\t ]{1,40}(?!${CREDENTIALS.source}|string|[bfru]{1,2}")(?:${PLAIN.source})`, "y");
/** a mark, */
const MARK = /[/,]|\)(?!["'\]])|\?\w|"[,}]/y;
/** a colon and words, */
const WORDS_OF_COLON = new RegExp(
  String.raw`:[\t ]{1,40}(?!${CREDENTIALS.source}|string|${TYPED.source})[a-z]+[\t ][A-Za-z]`,
  "y",
);
/** or a number, which is a value only under the name of a password. */
const NUMBER = /["']?[\t ]?[=:][\t ]?\d{1,15}(?=[\s,;&)}\]"']|$)/y;

const isAt = (pattern: RegExp, text: string, place: number) => {
  pattern.lastIndex = place;
  return pattern.test(text);
};

/** Tells whether the line after a place ends so that a value may stand in the next one. */
function isLineOpen(text: string, place: number): boolean {
  const lineEnd = text.indexOf("\n", place);
  return lineEnd >= 0 && /[:\t ]\r?$/.test(text.slice(Math.max(place, lineEnd - 2), lineEnd));
}

/** The most verbs or signs in a row after which a value may come. */
const MOST_VERBS = 3;

/** The number of characters before a name that tell whether a value follows. */
const REACH = 128;

/** Tells whether words after a name certainly tell no value. */
function isProse(text: string, from: number): boolean {
  let place = from;
  for (let count = 0; count < MOST_VERBS; count++) {
    WORDS_AFTER.lastIndex = place;
    const words = WORDS_AFTER.exec(text);
    if (!words) return !isLineOpen(text, place);
    place += words[0].length;
    if (!isAt(PLAIN, text, place)) return false;
    place--;
  }
  return true;
}

/** Tells whether a name certainly has no value where it stands. */
export function isValueless(text: string, { index, end, text: name, kind }: NameAround): boolean {
  const isWord = isAt(WORD, text, end);
  const isMark = !isWord && isAt(MARK, text, end);
  const isSign =
    !isWord &&
    !isMark &&
    (isAt(WORDS_OF_COLON, text, end) ||
      (kind === "other" && !CREDENTIALS_NAME.test(name) && isAt(NUMBER, text, end))) &&
    !HEADER.test(name);
  if (!(isSign || ((isWord || isMark) && WORDS.test(name) && !SETTING_NAME.test(name)))) return false;
  const reached = text.slice(Math.max(0, index - REACH), index);
  const before = index < REACH ? `\n${reached}` : reached;
  if (endsWith(before, BEFORE_VALUES) || (isMark && endsWith(before, MARK_BEGINNING))) return false;
  return isSign || isProse(text, end);
}
