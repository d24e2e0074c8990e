import {
  BLANK,
  CELL,
  CLOSING,
  COPULA,
  CREDENTIALS,
  ENCODING,
  endsWith,
  LINE_ENDS,
  OPTION,
  SENTENCE,
  SETS,
  SETTER,
  SETTING_NAME,
  WORDS_AFTER,
} from "./forms.ts";
import type { Matcher } from "./matcher.ts";
import { firstEnd, MESSAGE_BLANKS, MESSAGE_LINES, MESSAGE_NAMES, MESSAGE_VALUES, type Told } from "./message-values.ts";
import type { Name } from "./name-in-text.ts";
import type { QuotedValues } from "./quoted-values.ts";
import type { SecretNames } from "./secret-name.ts";
import { isShown, looksSecret } from "./shown-values.ts";
import type { Found } from "./spans.ts";
import { bareAt, isBareSecret, quotedAt, toldBy, wrapperEnd } from "./values.ts";

/** Matches a pair, which stands where a value would and is shown. */
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
    const messageEnd = isOption
      ? undefined
      : firstEnd(blank ? MESSAGE_BLANKS : MESSAGE_NAMES, search, name.end, name, add);
    if (messageEnd !== undefined) return messageEnd;
    if (blank) {
      let place = name.end + mark.length + blank[0].length;
      const encoding = search.at(ENCODING, place)?.[0].length ?? 0;
      place += encoding;
      if (!isOption) place += search.at(CREDENTIALS, place)?.[0].replace(/^["']/, "").length ?? 0;
      place = wrapperEnd(search, place);
      if (text[place] === "[") place++;
      const value = opensString(search, place, before) ? quotedAt(search, place) : undefined;
      if (value) {
        const inside = text.slice(value.index, value.end);
        const isSecret =
          isSet || kind === "password" ? this.#values.isQuotedSecret(inside, kind) : looksSecret(inside, kind);
        if (isSecret) add(value.index, value.end, "assignments");
        return value.after;
      }
      const bare = bareAt(search, place);
      const written = toldBy(search, bare);
      // One-time codes are digits: passcode 123456
      if (/code$|otp$/i.test(name.text) && kind === "password" && /^\d{4,8}$/.test(written)) {
        add(bare.index, bare.end, "assignments");
        return bare.end;
      }
      const next = text.charAt(bare.after);
      // Settings: smtp.password x
      const isLine =
        (/\w[._]\w/.test(name.text) || SETTING_NAME.test(name.text)) &&
        /[\r\n][\t ]*$/.test(before) &&
        search.at(LINE_ENDS, bare.after) !== null;
      const isSentence = isOption && /^[a-z]+$/.test(written) && search.at(SENTENCE, bare.after) !== null;
      if (
        !isSentence &&
        (isSet || !PAIR.test(written)) &&
        isBareSecret(written, next, kind, isSet || encoding > 0 ? "sure" : isLine ? "line" : "prose", this.#names)
      ) {
        add(bare.index, bare.end, "assignments");
        return bare.end;
      }
    }
    if (isOption) return undefined;
    if (isWord) return this.#afterWords(search, name, add);
    if (text[name.end] === "(") {
      const value = quotedAt(search, text[name.end + 1] === " " ? name.end + 2 : name.end + 1);
      const inside = value === undefined ? "" : text.slice(value.index, value.end);
      if (value && (SETTER.test(name.text) ? this.#values.isQuotedSecret(inside, kind) : looksSecret(inside, kind)))
        add(value.index, value.end, "assignments");
      return value?.after;
    }
    if (/^ ?\{/.test(text.slice(name.end, name.end + 2)))
      this.#values.members(search, text.indexOf("{", name.end), name, add);
    const copula = search.at(COPULA, name.end);
    if (copula) return this.#likelyValue(search, name.end + copula[0].length, name, add);
    const cell = /[|│┃\r\n][\t ]*["'`]?$/.test(before) ? search.at(CELL, name.end + mark.length) : null;
    if (cell) return this.#likelyValue(search, name.end + mark.length + cell[0].length, name, add);
    return this.#afterWords(search, name, add);
  }

  /** Words, and a sign or a verb, then a value that looks like a secret. */
  #afterWords(search: Matcher, name: Name, add: Found): number | undefined {
    let place = name.end;
    let fullName = name.text;
    for (let count = 0; count < 3; count++) {
      const words = search.at(WORDS_AFTER, place);
      if (!words) return firstEnd(MESSAGE_LINES, search, place, name, add);
      const [all, between = "", verb, shape] = words;
      if (shape !== undefined && name.kind !== "password") return firstEnd(MESSAGE_LINES, search, place, name, add);
      fullName += between.replace(/\(.*/, "");
      place += all.length;
      const isChanged = verb === "to" || verb === "from";
      if (!isChanged && this.#names.kindOf(fullName.replace(/^pass\b/i, "password")) === undefined) return undefined;
      const end = this.#likelyValue(search, place, name, add, verb === undefined ? { words: between } : "verb");
      // It may be changed from one to another.
      if (end !== undefined && verb !== "from") return end;
      place = end ?? place - 1;
    }
    return undefined;
  }

  /** Adds the value at a place if it looks like a secret. */
  #likelyValue(search: Matcher, place: number, name: Name, add: Found, told: Told = { words: "" }): number | undefined {
    const end = firstEnd(MESSAGE_VALUES, search, place, name, add, told);
    if (end !== undefined) return end;
    const { text } = search;
    const { kind, before } = name;
    const quoted = opensString(search, place, before + text.slice(name.index, place))
      ? quotedAt(search, place)
      : undefined;
    const value = quoted ?? bareAt(search, place);
    const written = toldBy(search, value);
    // One-time codes are digits; a plural is the name of a count.
    const isCode = /^\d{4,8}$/.test(written) && !/s$/i.test(name.text);
    const isPassword = told === "verb" && quoted && kind === "password" && /^\S{6,}$/.test(written);
    if (
      !(isCode || (isPassword ? this.#values.isQuotedSecret(written, kind) : looksSecret(written, kind))) ||
      isShown(written, kind) ||
      /[([]/.test(text.charAt(value.after))
    )
      return undefined;
    add(value.index, value.end, "assignments");
    return value.after;
  }
}

/** Tells whether a mark after a name in prose opens a string: it does not if it closes one around the name. A grave accent quotes code. */
function opensString({ text }: Matcher, place: number, before: string): boolean {
  const mark = text.charAt(place);
  if (mark !== '"' && mark !== "'") return false;
  const line = before.slice(before.lastIndexOf("\n") + 1);
  return line.split(mark).length % 2 === 1 || mark === "'";
}
