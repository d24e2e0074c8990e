import {
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
  LINE_ENDS,
  LOGIN_CALL,
  OPTION,
  SENTENCE,
  SETS,
  SETTER,
  WORDS_AFTER,
} from "./forms.ts";
import type { Matcher } from "./matcher.ts";
import type { Name } from "./name-in-text.ts";
import type { QuotedValues } from "./quoted-values.ts";
import type { SecretNames } from "./secret-name.ts";
import { isShown, looksSecret } from "./shown-values.ts";
import type { Found } from "./spans.ts";
import { bareAt, isBareSecret, quotedAt, toldBy, wrapperEnd } from "./values.ts";

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
      const next = text.charAt(bare.after);
      // Settings: smtp.password x
      const isLine =
        /\w[._]\w/.test(name.text) && /[\r\n][\t ]*$/.test(before) && search.at(LINE_ENDS, bare.after) !== null;
      const isSentence = isOption && /^[a-z]+$/.test(written) && search.at(SENTENCE, bare.after) !== null;
      if (
        written !== "" &&
        !isSentence &&
        isBareSecret(written, next, kind, isSet || encoding > 0 ? "sure" : isLine ? "line" : "prose", this.#names)
      ) {
        add(bare.index, bare.end, "assignments");
        return bare.end;
      }
    }
    if (isOption) return undefined;
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
      if (!words) return undefined;
      fullName += words[1];
      place += words[0].length;
      if (!/(?:to|from)\s*$/.test(words[0]) && this.#names.kindOf(fullName) === undefined) return undefined;
      const end = this.#likelyValue(search, place, name, add, /[^:=\s]\s*$/.test(words[0]));
      // It may be changed from one to another.
      if (end !== undefined && !/from\s*$/.test(words[0])) return end;
      if (end !== undefined) {
        place = end;
        continue;
      }
      place -= 1;
    }
    return undefined;
  }

  /** Adds the value at a place if it looks like a secret. @param isTold - True if a verb tells that it is the value. */
  #likelyValue(
    search: Matcher,
    place: number,
    { kind, before, text: nameText }: Name,
    add: Found,
    isTold = false,
  ): number | undefined {
    const { text } = search;
    const quoted = opensString(search, place, before) ? quotedAt(search, place) : undefined;
    const value = quoted ?? bareAt(search, place);
    const written = toldBy(search, value);
    // One-time codes are digits; a plural is the name of a count.
    const isCode = kind === "password" && /^\d{4,8}$/.test(written) && !/s$/i.test(nameText);
    const isPassword = isTold && quoted && kind === "password" && /^\S{6,}$/.test(written);
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
