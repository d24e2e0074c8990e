import {
  ABOUT,
  BLOCK_GOES_ON,
  CALL_UNFINISHED,
  CHANGED,
  CREDENTIALS_NAME,
  ending,
  endsWith,
  GIVEN,
  GROUPS,
  HASH,
  IN_BLOCK,
  LINE_AFTER,
  LINE_BEGINNING,
  LINE_ENDS,
  LIST_BEGINNING,
  LOGIN_CALL,
  MADE_UP,
  NEXT_CHANGED,
  NEXT_ITEM,
  OCTETS,
  OPENING_MARK,
  PARTS,
  RESULT,
  RESULT_UNFINISHED,
  RUN,
  SETTING_BEGINNING,
  SETTING_ENDS,
  USUAL_WITH_NUMBER,
} from "./forms.ts";
import type { Matcher } from "./matcher.ts";
import type { Name } from "./name-in-text.ts";
import { isShown, looksSecret } from "./shown-values.ts";
import type { Found } from "./spans.ts";
import { bareAt, quotedAt, toldBy, type Value } from "./values.ts";

/** Values in messages to people, and in what consoles print. */

/** What tells that a value follows: the operator of an assignment, or a verb, or the words before a sign. */
export type Told = "operator" | "verb" | { readonly words: string };

type ReadValue = (search: Matcher, place: number, name: Name, add: Found, told: Told) => number | undefined;
type ReadName = (search: Matcher, place: number, name: Name, add: Found) => number | undefined;

/** A one-time code, or a key of recovery. */
const CODE = /^(?:\d{4,8}|(?:\d{6}-){7}\d{6})$/;

/** Tells whether a word looks like a password that a person made. */
const isMadeUp = (word: string) =>
  MADE_UP.test(word) || (/^(?=\S*\d$)[\p{L}\d_.-]{6,}$/u.test(word) && !USUAL_WITH_NUMBER.test(word));

/** Before the name of a password of which sentences tell that it is new: a word may be one then. */
const NEW = ending(/\b(?:new|temp(?:orary)?|initial|default|generated|one-time)[\t ]$/i);

/** Reads the value of an assignment that an expression matches. @param marks - The number of marks on each side of it. */
function readMatch(
  pattern: RegExp,
  marks: number,
  ...[search, place, , add, told]: Parameters<ReadValue>
): number | undefined {
  const match = told === "operator" ? search.at(pattern, place) : null;
  if (!match) return undefined;
  const end = place + match[0].length;
  add(place + marks, end - marks, "assignments");
  return end;
}

/** Tells by the first character whether a value may have a form: most have none. */
const mayBegin = ({ text }: Matcher, place: number, characters: string) => characters.includes(text.charAt(place));

const readHash: ReadValue = (...value) =>
  mayBegin(value[0], value[1], "{") ? readMatch(HASH, 0, ...value) : undefined;
const readOctets: ReadValue = (...value) =>
  mayBegin(value[0], value[1], "[{") && /key|secret|psk|seed|pass/i.test(value[2].text)
    ? readMatch(OCTETS, 1, ...value)
    : undefined;
const readParts: ReadValue = (...value) =>
  value[2].kind === "other" && value[0].text.slice(value[1], value[1] + 3).includes("=")
    ? readMatch(PARTS, 0, ...value)
    : undefined;

/** A password or a code that a sentence tells. */
const readToldValue: ReadValue = (search, from, { kind, text: name, before }, add, told) => {
  if (told === "operator" || kind !== "password") return undefined;
  const mark = search.at(OPENING_MARK, from)?.[0].length ?? 0;
  const index = from + mark;
  const groups = /code|otp|pin/i.test(name) ? search.at(GROUPS, index) : null;
  const whole = groups ?? search.at(RUN, index);
  const { end, after } = whole
    ? { end: index + whole[0].length, after: index + whole[0].length }
    : bareAt(search, index);
  const word = search.text.slice(index, Math.min(end, index + 256));
  const isLast = search.text[after] === ")" || search.at(LINE_ENDS, after) !== null;
  const isTold = told === "verb" || (isLast && !ABOUT.test(told.words));
  const isSecret =
    groups !== null ||
    CODE.test(word) ||
    looksSecret(word, kind) ||
    (isTold && isMadeUp(word)) ||
    (isLast && endsWith(before, NEW) && word.length >= 5) ||
    (mark > 0 && /^[\w!@#$%&*+.-]{5,}$/.test(word));
  if (!isSecret || /s$/i.test(name) || isShown(word, kind) || /[([]/.test(search.text.charAt(after))) return undefined;
  add(index, end, "assignments");
  return after;
};

/** A secret before and after it is changed: old=x new=y */
const readChanged: ReadValue = (search, place, { kind }, add, told) => {
  let end: number | undefined;
  for (
    let sign = told === "operator" && mayBegin(search, place, "opnv") ? search.at(CHANGED, place) : null;
    sign;
    sign = search.at(NEXT_CHANGED, end)
  ) {
    const value = bareAt(search, (end ?? place) + sign[0].length);
    const word = toldBy(search, value);
    if (isShown(word, kind)) break;
    add(value.index, value.end, "assignments");
    end = value.end;
  }
  return end;
};

export const MESSAGE_VALUES: readonly ReadValue[] = [readParts, readHash, readOctets, readChanged, readToldValue];

type IsSure = (search: Matcher, value: Value, name: Name, operator?: string) => boolean;

/** Tells whether a value stands in a block in one line: client a { address = h secret = x } */
const isInBlock: IsSure = (search, { after }, { before }, operator) =>
  operator === "=" && endsWith(before, IN_BLOCK) && search.at(BLOCK_GOES_ON, after) !== null;

/** Tells whether it is a password in a list of pairs, or in brackets: (user: anna, password: x1), (using password: x1) */
const isInPairs: IsSure = ({ text }, { index, after }, { before, kind }) =>
  kind === "password" &&
  (endsWith(before, LIST_BEGINNING) || /\([a-z ]{1,20}$/.test(before)) &&
  /[),}]/.test(text.charAt(after)) &&
  (/\d/.test(text.slice(index, after)) || isMadeUp(text.slice(index, after)));

/** Tells whether it is the rest of a line after what wrote it: server: game_password: x; or digits there, or a password that ends a sentence; or has a remark after it. */
const isSetting: IsSure = (search, { index, end, after }, { before, kind, text }, operator) => {
  if (operator !== ":" || kind !== "password") return false;
  const word = search.text.slice(index, Math.min(end, index + 64));
  if (/^\d{4,8}$/.test(word)) return !/s$/i.test(text);
  if (search.at(LINE_ENDS, after))
    return (
      /^\d{6,}$/.test(word) ||
      (/_/.test(text) && /[\w\])]: $/.test(before.slice(-3))) ||
      (/, (?:[a-z]{1,9} ){0,3}$/.test(before) && isMadeUp(word))
    );
  return (
    /^(?=.*[a-z]{3})[\w.-]*\d$/.test(word) && search.text.startsWith(" (", after) && endsWith(before, LINE_BEGINNING)
  );
};

export const MESSAGE_FORMS: readonly IsSure[] = [isInBlock, isInPairs, isSetting];

/** Further values of a name in the plural, which are as long as the first one: codes to log in without a device. */
const readFurtherItems: ReadName = (search, place, { text: name }, add) => {
  if (!/s$/i.test(name)) return undefined;
  let end = place;
  let length: number | undefined;
  for (let gap = search.at(NEXT_ITEM, end); gap; gap = search.at(NEXT_ITEM, end)) {
    const item = bareAt(search, end + gap[0].length);
    const text = toldBy(search, item);
    length ??= text.length;
    if (text.length !== length || !looksSecret(text, "password")) break;
    add(item.index, item.end, "assignments");
    end = item.end;
  }
  return end;
};

export const MESSAGE_ITEMS: readonly ReadName[] = [readFurtherItems];

/** A setting of a console: MqttUser anna; MqttPassword x */
const readSetting: ReadName = (search, place, { kind, text, before }, add) => {
  if (!/[a-z][A-Z]/.test(text) || !endsWith(before, SETTING_BEGINNING)) return undefined;
  const value = bareAt(search, place + 1);
  const word = toldBy(search, value);
  const isSecret = kind === "password" ? !/^[a-z]*$/i.test(word) : looksSecret(word, kind);
  if (!isSecret || isShown(word, kind) || !search.at(SETTING_ENDS, value.after)) return undefined;
  add(value.index, value.end, "assignments");
  return value.end;
};

/** A secret that is given to something: with password x; user "anna" secret "x" */
const readGiven: ReadName = (search, place, { before, kind }, add) => {
  if (!endsWith(before, GIVEN)) return undefined;
  const quoted = /["']/.test(search.text.charAt(place + 1)) ? quotedAt(search, place + 1) : undefined;
  const value = quoted ?? bareAt(search, place + 1);
  const word = toldBy(search, value);
  const isSecret = quoted
    ? /^\S{5,}$/.test(word)
    : kind === "password" && (isMadeUp(word) || /\b(?:machine|nmcli)[\t ]/.test(before));
  if (!isSecret || isShown(word, kind)) return undefined;
  add(value.index, value.end, "assignments");
  return value.after;
};

/** A password that is marked as code: pwd `x` */
const readMarked: ReadName = (search, place, { kind }, add) => {
  const value = kind === "password" && search.text[place + 1] === "`" ? quotedAt(search, place + 1) : undefined;
  if (!value || !isMadeUp(search.text.slice(value.index, value.end))) return undefined;
  add(value.index, value.end, "assignments");
  return value.after;
};

/** The last argument of a call: set_password("anna", "x") */
const readLoginCall: ReadName = (search, place, { kind, text }, add) => {
  if (kind !== "password" && !CREDENTIALS_NAME.test(text)) return undefined;
  search.at(CALL_UNFINISHED, place);
  const opening = search.at(LOGIN_CALL, place);
  const value = opening ? quotedAt(search, place + opening[0].length) : undefined;
  if (!value || isShown(search.text.slice(value.index, value.end), kind)) return undefined;
  add(value.index, value.end, "assignments");
  return value.after;
};

/** What reads a value after a name and a blank, and after a name alone. */
export const MESSAGE_BLANKS: readonly ReadName[] = [readSetting, readGiven, readMarked];
export const MESSAGE_NAMES: readonly ReadName[] = [readLoginCall];

/** A value alone in its line, after a line that ends with a colon. */
const readLineAfter: ReadName = (search, place, name, add) => {
  const lineEnd = search.lineEnd(place);
  const opening = /[:\t ]/.test(search.text.charAt(lineEnd - 1)) ? search.at(LINE_AFTER, place) : null;
  if (!opening) return undefined;
  const index = place + opening[0].length;
  const { end } = bareAt(search, index);
  const word = search.text.slice(index, end);
  const isSecret =
    looksSecret(word, name.kind) ||
    (name.kind === "password" &&
      (CODE.test(word) || isMadeUp(word) || (/[\t ]is:/.test(opening[0]) && endsWith(name.before, NEW))));
  if (!isSecret || isShown(word, name.kind)) return undefined;
  // Codes of recovery come in a list.
  const isList = /s$/i.test(name.text) && search.at(NEXT_ITEM, end) !== null;
  if (!isList && !search.at(LINE_ENDS, end)) return undefined;
  add(index, end, "assignments");
  return readFurtherItems(search, end, name, add) ?? end;
};

/** What a shell of a language prints in the next line: user.password⏎=> "x" */
const readResult: ReadName = (search, place, { kind }, add) => {
  if (!mayBegin(search, place, "\r\n")) return undefined;
  search.at(RESULT_UNFINISHED, place);
  const opening = search.at(RESULT, place);
  const value = opening ? quotedAt(search, place + opening[0].length) : undefined;
  if (!value || isShown(search.text.slice(value.index, value.end), kind)) return undefined;
  add(value.index, value.end, "assignments");
  return value.after;
};

export const MESSAGE_LINES: readonly ReadName[] = [readResult, readLineAfter];

/** Asks each reader in turn. */
export function firstEnd<A extends readonly unknown[]>(
  readers: readonly ((...args: A) => number | undefined)[],
  ...args: A
): number | undefined {
  for (const read of readers) {
    const end = read(...args);
    if (end !== undefined) return end;
  }
  return undefined;
}
