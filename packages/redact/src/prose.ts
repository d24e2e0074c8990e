import {
  ABOUT,
  BLANK,
  CALL_UNFINISHED,
  CELL,
  CELL_BEGINNING,
  CLOSING,
  COPULA,
  CREDENTIALS,
  CREDENTIALS_NAME,
  ENCODING,
  endsWith,
  GROUPS,
  LINE_AFTER,
  LINE_ENDS,
  LOGIN_CALL,
  MADE_UP,
  OPENING_MARK,
  OPTION,
  RUN,
  SENTENCE,
  SETS,
  SETTER,
  SETTING_BEGINNING,
  SETTING_ENDS,
  TYPED_INTO,
  USUAL_WITH_NUMBER,
  WORDS_AFTER,
} from "./forms.ts";
import type { Matcher } from "./matcher.ts";
import type { Name } from "./name-in-text.ts";
import type { QuotedValues } from "./quoted-values.ts";
import type { SecretNames } from "./secret-name.ts";
import { isShown, looksSecret } from "./shown-values.ts";
import type { Found } from "./spans.ts";
import { bareAt, isBareSecret, quotedAt, toldBy, wrapperEnd } from "./values.ts";

/** A one-time code, or a key of recovery. */
const CODE = /^(?:\d{4,8}|(?:\d{6}-){7}\d{6})$/;
/** A pair is no value. */
const PAIR = /^[\w.-]{1,40}=[^=]/;

/** Finds the values of secret names in prose, and those of options and calls. */
export class Prose {
  readonly #names: SecretNames;
  readonly #values: QuotedValues;

  constructor(names: SecretNames, values: QuotedValues) {
    this.#names = names;
    this.#values = values;
  }

  /**
   * An option and its value, or a name in prose, and what follows it after a blank or some words.
   *
   * @param isWord - True if a word follows the name.
   */
  read(search: Matcher, name: Name, add: Found, isWord: boolean): number | undefined {
    const { text } = search;
    const { kind, before } = name;
    const mark = isWord ? "" : (search.at(CLOSING, name.end)?.[0] ?? "");
    const isOption = endsWith(before, OPTION);
    const isSet = (isOption && mark === "") || endsWith(before, SETS);
    // "Pass" is a verb.
    if (!isSet && /^pass$/i.test(name.text)) return this.#afterWords(search, name, add);
    const blank = search.at(BLANK, name.end + mark.length);
    if (blank) {
      let place = name.end + mark.length + blank[0].length;
      const encoding = search.at(ENCODING, place)?.[0].length ?? 0;
      place += encoding;
      if (!isOption) place += search.at(CREDENTIALS, place)?.[0].replace(/^["']/, "").length ?? 0;
      place = wrapperEnd(search, place);
      if (text[place] === "[") place++;
      const isMarked = text[place] === "`" && kind === "password" && mark === "";
      const value = isMarked || opensString(search, place, before) ? quotedAt(search, place) : undefined;
      if (value) {
        const inside = text.slice(value.index, value.end);
        if (isMarked && !isMadeUp(inside)) return value.after;
        const isSecret =
          isSet || kind === "password" ? this.#values.isQuotedSecret(inside, kind) : looksSecret(inside, kind);
        if (isSecret) add(value.index, value.end, "assignments");
        return value.after;
      }
      const bare = bareAt(search, place);
      const written = toldBy(search, bare);
      const next = text.charAt(bare.after);
      // Settings: smtp.password x; and of a console: MqttUser anna; MqttPassword x
      const isLine =
        /\w[._]\w|[a-z][A-Z]/.test(name.text) &&
        endsWith(before, SETTING_BEGINNING) &&
        search.at(SETTING_ENDS, bare.after) !== null;
      const isSentence = isOption && /^[a-z]+$/.test(written) && search.at(SENTENCE, bare.after) !== null;
      if (
        written !== "" &&
        !isSentence &&
        (isSet || !PAIR.test(written)) &&
        isBareSecret(written, next, kind, isSet || encoding > 0 ? "sure" : isLine ? "line" : "prose", this.#names)
      ) {
        add(bare.index, bare.end, "assignments");
        return bare.end;
      }
    }
    if (isOption) return undefined;
    // A field of a page and what is typed into it: #password, x
    if (before.endsWith("#") && search.at(TYPED_INTO, name.end))
      return this.#likelyValue(search, name.end + 2, name, add, "sign");
    if (isWord) return this.#afterWords(search, name, add);
    if (text[name.end] === "(") {
      search.at(CALL_UNFINISHED, name.end);
      const login = kind === "password" || CREDENTIALS_NAME.test(name.text) ? search.at(LOGIN_CALL, name.end) : null;
      if (login) return this.#values.quoted(search, name.end + login[0].length, name, add);
      const value = quotedAt(search, search.text.charAt(name.end + 1) === " " ? name.end + 2 : name.end + 1);
      const inside = value === undefined ? "" : text.slice(value.index, value.end);
      if (value && (SETTER.test(name.text) ? this.#values.isQuotedSecret(inside, kind) : looksSecret(inside, kind)))
        add(value.index, value.end, "assignments");
      return value?.after;
    }
    if (/^ ?\{/.test(text.slice(name.end, name.end + 2)))
      this.#values.members(search, text.indexOf("{", name.end), name, add);
    const copula = search.at(COPULA, name.end);
    if (copula) return this.#likelyValue(search, name.end + copula[0].length, name, add);
    const cell = endsWith(before, CELL_BEGINNING) ? search.at(CELL, name.end + mark.length) : null;
    if (cell) return this.#likelyValue(search, name.end + mark.length + cell[0].length, name, add);
    return this.#afterWords(search, name, add);
  }

  /** Words, and a sign or a verb, then a value that looks like a secret. */
  #afterWords(search: Matcher, name: Name, add: Found): number | undefined {
    let place = name.end;
    let fullName = name.text;
    for (let count = 0; count < 3; count++) {
      const words = search.at(WORDS_AFTER, place);
      if (!words) return this.lineAfter(search, name, place, add);
      const [all, between = "", verb] = words;
      fullName += between;
      place += all.length;
      const isChanged = verb === "to" || verb === "from";
      if (!isChanged && this.#names.kindOf(fullName) === undefined) return undefined;
      const end = this.#likelyValue(search, place, name, add, verb ? "verb" : ABOUT.test(between) ? undefined : "sign");
      // It may be changed from one to another.
      if (end !== undefined && verb !== "from") return end;
      place = end ?? place - 1;
    }
    return undefined;
  }

  /** A value alone in its line, after a line that ends with a colon. */
  lineAfter(search: Matcher, name: Name, place: number, add: Found): number | undefined {
    const opening = search.at(LINE_AFTER, place);
    if (!opening) return undefined;
    const index = place + opening[0].length;
    const { end, after } = bareAt(search, index);
    const isAlone = end === after && search.at(LINE_ENDS, end) !== null;
    return isAlone ? this.#likelyValue(search, index, name, add) : undefined;
  }

  /** Adds the value at a place if it looks like a secret. @param toldBy - Whether a verb tells that it is the value, or a sign. */
  #likelyValue(
    search: Matcher,
    from: number,
    { kind, before, text: nameText }: Name,
    add: Found,
    told?: "verb" | "sign",
  ): number | undefined {
    const { text } = search;
    const isPassword = kind === "password";
    const place = from + (search.at(OPENING_MARK, from)?.[0].length ?? 0);
    const quoted = opensString(search, place, before) ? quotedAt(search, place) : undefined;
    const isCode = isPassword && !quoted && /code|otp|pin/i.test(nameText);
    const run = quoted ? undefined : search.at(isCode ? GROUPS : RUN, place)?.[0].length;
    const end = place + (run ?? 0);
    const value =
      quoted ??
      (run !== undefined && (isCode || isPassword) ? { index: place, end, after: end } : bareAt(search, place));
    const written = toldBy(search, value);
    const isTold = isPassword && (told === "verb" || (told === "sign" && search.at(LINE_ENDS, value.after) !== null));
    // One-time codes are digits; a plural is the name of a count.
    const isLikely =
      isTold && (quoted ? /^\S{6,}$/.test(written) : isMadeUp(written))
        ? this.#values.isQuotedSecret(written, kind)
        : (isPassword && ((run !== undefined && isCode) || CODE.test(written)) && !/s$/i.test(nameText)) ||
          looksSecret(written, kind);
    if (!isLikely || isShown(written, kind) || /[([]/.test(text.charAt(value.after))) return undefined;
    add(value.index, value.end, "assignments");
    return value.after;
  }
}

/** Tells whether a word looks like a password that a person made. */
const isMadeUp = (word: string) =>
  MADE_UP.test(word) || (/^(?=\S*\d$)[\p{L}\d_.-]{6,}$/u.test(word) && !USUAL_WITH_NUMBER.test(word));

/** Tells whether a mark after a name in prose opens a string: it does not if it closes one around the name. A grave accent quotes code. */
function opensString({ text }: Matcher, place: number, before: string): boolean {
  const mark = text.charAt(place);
  if (mark !== '"' && mark !== "'") return false;
  const line = before.slice(before.lastIndexOf("\n") + 1);
  return line.split(mark).length % 2 === 1 || mark === "'";
}
