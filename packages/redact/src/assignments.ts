import {
  BLANK,
  CALL,
  CELL,
  CLOSING,
  COLON,
  COMMA,
  CREDENTIALS,
  ELEMENT_END,
  HEADER,
  HEADER_SIGN,
  IN_BRACKETS,
  LINE_BEGINNING,
  LINE_BREAK,
  LINE_ENDS,
  LIST,
  LIST_BEGINNING,
  LIST_UNFINISHED,
  MARK,
  NEXT_LINE,
  OPTION,
  SCHEME,
  SETS,
  SETTER,
  SIGN,
  TAG_END,
  TAG_UNFINISHED,
  TEMPLATE,
  UNFINISHED,
  VARIABLE,
  WORDS_AFTER,
} from "./forms.ts";
import { type Name, nameAround } from "./name-in-text.ts";
import { nameAfter, pairedValue, valueAfterKey } from "./pairs.ts";
import type { Search } from "./search.ts";
import type { NameKind, SecretNames } from "./secret-name.ts";
import { isShown, isVariable, looksSecret } from "./shown-values.ts";
import type { SecretKind } from "./spans.ts";
import {
  bareAt,
  blockAt,
  bracedAt,
  type Form,
  indentationAt,
  isBareSecret,
  quotedAt,
  toldBy,
  wrapperEnd,
} from "./values.ts";

/** Receives a secret; `isJson` if it is a value of JSON without quotation marks, so that its mask needs them. */
export type Add = (index: number, end: number, kind: SecretKind, isJson?: boolean) => void;

/** The number of characters before a name that tell in which form it stands. */
const REACH = 128;

/** Finds the values of secret names. */
export class Assignments {
  readonly #names: SecretNames;
  readonly #kinds: ReadonlySet<SecretKind>;

  constructor(names: SecretNames, kinds: ReadonlySet<SecretKind>) {
    this.#names = names;
    this.#kinds = kinds;
  }

  /** Reads what follows a word by which a name may be secret. Returns the place up to which nothing else begins. */
  read(search: Search, index: number, end: number, add: Add): number {
    const { kind, ...around } = nameAround(search.text, index, end, this.#names);
    if (kind === undefined) return end;
    const before = search.text.slice(Math.max(0, around.index - REACH), around.index);
    const name: Name = { ...around, kind, before: around.index < REACH ? `\n${before}` : before };
    const as: Add = (from, to, kind, isJson) => {
      if (from < to && search.isShort(from, to) && this.#kinds.has(kind)) add(from, to, kind, isJson);
    };
    return (
      this.#pair(search, name, as) ??
      this.#header(search, name, as) ??
      this.#element(search, name, as) ??
      this.#assignment(search, name, as) ??
      this.#afterBlank(search, name, as) ??
      Math.max(end, name.end)
    );
  }

  /** Reads a pair whose value comes first: {"value": "x", "name": "token"}. @param end - The place after its key. */
  readValueFirst(search: Search, end: number, add: Add): number {
    const place = valueAfterKey(search, end);
    const value = place === undefined ? undefined : quotedAt(search, place);
    const name = value && nameAfter(search, value.end);
    const kind = name === undefined ? undefined : this.#names.kindOf(name);
    if (value && kind && this.#isQuotedSecret(search.text.slice(value.index, value.end), kind)) {
      if (this.#kinds.has("assignments") && search.isShort(value.index, value.end))
        add(value.index, value.end, "assignments");
      return value.after;
    }
    return end;
  }

  #isQuotedSecret(value: string, kind: NameKind): boolean {
    const scheme = SCHEME.exec(value)?.[0].length ?? 0;
    if (TEMPLATE.test(value) || isShown(value.slice(scheme), kind)) return false;
    // A text that names a secret is a label, or the name of a field or an event.
    const isName = !/\d/.test(value) && this.#names.kindOf(value) !== undefined;
    return !(isName && (kind !== "password" || /\s/.test(value)));
  }

  /** Reads a value in quotation marks. Returns the place after it. */
  #quoted(search: Search, place: number, { kind }: Name, add: Add): number | undefined {
    const value = quotedAt(search, place);
    if (value === undefined) return undefined;
    if (this.#isQuotedSecret(search.text.slice(value.index, value.end), kind))
      add(value.index, value.end, "assignments");
    return value.after;
  }

  /** Reads the strings in a list. */
  #list(search: Search, place: number, name: Name, add: Add): number | undefined {
    let next = place;
    for (let count = 0; count < 20; count++) {
      search.at(LIST_UNFINISHED, next);
      const opening = search.at(LIST, next);
      const item = opening && quotedAt(search, next + opening[0].length);
      if (!item) break;
      if (this.#isItemSecret(search.text.slice(item.index, item.end), name)) add(item.index, item.end, "assignments");
      next = item.after;
    }
    return next > place ? next : undefined;
  }

  /** Tells whether a string in a list, or after a name in one, is a secret: lists have many other strings. */
  #isItemSecret(value: string, { text, kind }: Name): boolean {
    if (!this.#isQuotedSecret(value, kind) || this.#names.kindOf(value) !== undefined) return false;
    return kind === "password" || (HEADER.test(text) && /[\s=]/.test(value)) || looksSecret(value, kind);
  }

  #pair(search: Search, name: Name, add: Add): number | undefined {
    const place = pairedValue(search, name);
    if (place === undefined) return undefined;
    const quoted = this.#quoted(search, place, name, add);
    if (quoted !== undefined) return quoted;
    const { text } = search;
    const isElement = /[>\n]/.test(text.charAt(place - 1));
    const bare = bareAt(search, place);
    const end = isElement ? search.next(ELEMENT_END, place) : bare.end;
    const told = text.slice(place, Math.min(end, place + 1024)).trim();
    if (isBareSecret(told, text.charAt(end), name.kind, "sure", this.#names)) add(place, end, "assignments");
    return end;
  }

  /** `Authorization: Basic x`, to the end of the line or of the string that it stands in. */
  #header(search: Search, { index, end, text: name, kind }: Name, add: Add): number | undefined {
    const sign = HEADER.test(name) ? search.at(HEADER_SIGN, end) : null;
    if (!sign) return undefined;
    const from = end + sign[0].length;
    if (/["'`]/.test(search.text.charAt(from))) return undefined;
    const to = this.#stringEnd(search, index, from);
    const value = search.text.slice(from, Math.min(to, from + 400));
    const scheme = search.at(CREDENTIALS, from)?.[0].length ?? 0;
    const credentials = value.slice(scheme);
    if (isShown(value, kind) || TEMPLATE.test(value) || isShown(credentials, kind) || this.#isCode(value)) return from;
    add(from, to, "headers");
    return to;
  }

  /** Tells whether the value of a header is code: a type, a variable or a call, as in a signature or an object. */
  #isCode(value: string): boolean {
    const [word = ""] = /^[\w$.]*/.exec(value) ?? [];
    const after = value.charAt(word.length);
    return (
      /^[<(]/.test(after) ||
      (/^[,)|]/.test(after) && (isShown(word, "other") || isVariable(word, "other", this.#names)))
    );
  }

  /** Finds the end of the line, or of the string around a header. */
  #stringEnd(search: Search, name: number, from: number): number {
    const { text, reading } = search;
    const end = search.lineEnd(from);
    if (/["'`]/.test(text.charAt(name - 1))) return Math.min(end, Math.max(from, search.closing(name - 1)));
    // A mark after a sign or a blank opens a string inside the value; any other closes the one around it.
    for (let place = search.next(MARK, from); place < end; place = search.next(MARK, place)) {
      if (reading.depthAt(place) > 0 || !/[=\s(,]/.test(text.charAt(place - 1))) return place;
      const closing = search.closing(place);
      if (closing >= end) return place;
      place = closing + 1;
    }
    return end;
  }

  /** `<password>x</password>` */
  #element(search: Search, name: Name, add: Add): number | undefined {
    if (!/<(?:[\w.]{1,20}:)?$/.test(name.before)) return undefined;
    const tag = search.at(TAG_END, name.end);
    search.at(TAG_UNFINISHED, name.end);
    if (!tag) return undefined;
    const index = name.end + tag[0].length;
    const end = search.next(ELEMENT_END, index);
    if (!/^(?:<\/|\]\])/.test(search.text.slice(end, end + 2)) || isShown(search.text.slice(index, end), name.kind))
      return undefined;
    add(index, end, "assignments");
    return end;
  }

  /** A name, its sign, and its value. */
  #assignment(search: Search, name: Name, add: Add): number | undefined {
    const { text, reading } = search;
    const { before, kind } = name;
    const closing = search.at(CLOSING, name.end)?.[0] ?? "";
    const mark = /["'`]/.exec(closing)?.[0];
    const isKey = mark !== undefined && before.replace(/-+$/, "").endsWith(mark);
    const opened = mark === undefined && /["'`]$/.test(before) ? before.slice(-1) : "";
    const after = name.end + closing.length;
    if (isKey || before.endsWith("{")) search.at(UNFINISHED, after);
    const sign = (isKey ? search.at(COLON, after) : null) ?? search.at(SIGN, after);
    if (!sign) return isKey || before.endsWith("{") ? this.#afterComma(search, name, after, add) : undefined;
    const [all, blanksBefore, operator, blanks] = sign;
    let place = after + all.length;
    // The mark closes the string that the name stands in.
    if (opened !== "" && text[place] === opened && reading.depthAt(place) === reading.depthAt(name.index - 1))
      return place;
    if (search.at(LINE_BREAK, place)) place += search.at(NEXT_LINE, place)?.[0].length ?? 0;
    if (operator === ":") {
      const line = name.index - (before.length - before.lastIndexOf("\n") - 1);
      const block = blockAt(search, place, indentationAt(text, Math.max(0, line)));
      if (block) {
        add(block.index, block.end, "assignments");
        return block.after;
      }
    }
    const scheme = search.at(CREDENTIALS, place)?.[0] ?? "";
    if (scheme !== "" && !/["']/.test(scheme)) place += scheme.length;
    place = wrapperEnd(search, place);
    const quoted = this.#quoted(search, place, name, add) ?? this.#list(search, place, name, add);
    if (quoted !== undefined) return quoted;
    const isTight = blanksBefore === "" && blanks === "";
    const braced = operator === "=" ? bracedAt(search, place) : undefined;
    if (braced) {
      const inside = text.slice(braced.index, braced.end);
      if (!isShown(inside, kind) && !isVariable(inside, kind, this.#names) && !/[:'"]/.test(inside))
        add(braced.index, braced.end, "assignments");
      return braced.after;
    }
    const opening = /[[<(]/.test(text.charAt(place)) && isTight ? 1 : 0;
    const value = bareAt(search, place + opening);
    const bare = toldBy(search, value);
    const rest = text.slice(value.after, value.after + 2);
    const isLine =
      (VARIABLE.test(name.text) || LINE_BEGINNING.test(before)) && search.at(LINE_ENDS, value.after) !== null;
    const isList = LIST_BEGINNING.test(before);
    const isArgument = /[(,][\t ]*$/.test(before) || /^[,)]/.test(rest);
    let form: Form = isLine ? "line" : "prose";
    if (isKey ? !isVariable(bare, kind, this.#names) : (operator !== ":" && operator !== "=") || OPTION.test(before))
      form = "sure";
    else if (
      isTight &&
      (operator === "="
        ? !(isArgument && isVariable(bare, kind, this.#names))
        : (isList && opened === "") || IN_BRACKETS.test(before))
    )
      form = "sure";
    else if (isList && /^(?:[;,})]|$)/.test(rest) && operator === "=" && !isVariable(bare, kind, this.#names))
      form = "sure";
    if (isBareSecret(bare, rest, kind, form, this.#names)) {
      const isJson = isKey && mark === '"' && operator === ":" && /^-?\d/.test(bare);
      add(value.index, value.end, "assignments", isJson);
      return value.end;
    }
    return place;
  }

  /** A name and its value as strings with a comma between them, in a list. */
  #afterComma(search: Search, name: Name, place: number, add: Add): number | undefined {
    const comma = search.at(COMMA, place);
    const value = comma && quotedAt(search, place + comma[0].length);
    if (!value) return undefined;
    const text = search.text.slice(value.index, value.end);
    // A pair alone is one of a name and its value; a list may have any strings.
    const isPair = name.before.endsWith("{") || /<<["']$/.test(name.before);
    const isSecret =
      isPair || OPTION.test(name.before)
        ? this.#isQuotedSecret(text, name.kind)
        : this.#isItemSecret(text, name) && (HEADER.test(name.text) || looksSecret(text, name.kind));
    if (!isSecret) return place;
    add(value.index, value.end, HEADER.test(name.text) ? "headers" : "assignments");
    return value.after;
  }

  /** An option and its value, or a name in prose, and what follows it after a blank or some words. */
  #afterBlank(search: Search, name: Name, add: Add): number | undefined {
    const { text } = search;
    const { kind, before } = name;
    const mark = search.at(CLOSING, name.end)?.[0] ?? "";
    const isOption = OPTION.test(before);
    const isSet = isOption || SETS.test(before);
    // "Pass" is a verb.
    if (!isSet && /^pass$/i.test(name.text)) return undefined;
    const blank = search.at(BLANK, name.end + mark.length);
    if (blank) {
      let place = name.end + mark.length + blank[0].length;
      if (!isOption) place += search.at(CREDENTIALS, place)?.[0].replace(/^["']/, "").length ?? 0;
      place = wrapperEnd(search, place);
      const value = opensString(search, place, before) ? quotedAt(search, place) : undefined;
      if (value) {
        const inside = text.slice(value.index, value.end);
        const isSecret = isSet || kind === "password" ? this.#isQuotedSecret(inside, kind) : looksSecret(inside, kind);
        if (isSecret) add(value.index, value.end, "assignments");
        return value.after;
      }
      const bare = bareAt(search, place);
      const told = toldBy(search, bare);
      const next = text.charAt(bare.after);
      if (told !== "" && isBareSecret(told, next, kind, isSet ? "sure" : "prose", this.#names)) {
        add(bare.index, bare.end, "assignments");
        return bare.end;
      }
    }
    if (isSet) return undefined;
    const setter = search.at(CALL, name.end);
    if (setter) {
      const value = quotedAt(search, name.end + 1);
      const inside = value === undefined ? "" : text.slice(value.index, value.end);
      if (value && (SETTER.test(name.text) ? this.#isQuotedSecret(inside, kind) : looksSecret(inside, kind)))
        add(value.index, value.end, "assignments");
      return value?.after;
    }
    const cell = /\|[\t ]*["'`]?$/.test(before) ? search.at(CELL, name.end + mark.length) : null;
    if (cell) return this.#told(search, name.end + mark.length + cell[0].length, name, add);
    return this.#afterWords(search, name, add);
  }

  /** Words, and a sign or a verb, then a value that looks like a secret. */
  #afterWords(search: Search, name: Name, add: Add): number | undefined {
    let place = name.end;
    let told = name.text;
    for (let count = 0; count < 3; count++) {
      const words = search.at(WORDS_AFTER, place);
      if (!words) return undefined;
      told += words[1];
      place += words[0].length;
      if (!words[0].trimEnd().endsWith("to") && this.#names.kindOf(told) === undefined) return undefined;
      const end = this.#told(search, place, name, add);
      if (end !== undefined) return end;
      place -= 1;
    }
    return undefined;
  }

  /** Adds the value at a place if it looks like a secret. */
  #told(search: Search, place: number, { kind, before }: Name, add: Add): number | undefined {
    const { text } = search;
    const value = (opensString(search, place, before) ? quotedAt(search, place) : undefined) ?? bareAt(search, place);
    const told = toldBy(search, value);
    if (!looksSecret(told, kind) || isShown(told, kind) || /[([]/.test(text.charAt(value.after))) return undefined;
    add(value.index, value.end, "assignments");
    return value.after;
  }
}

/** Tells whether a mark after a name in prose opens a string: it does not if it closes one around the name. A grave accent quotes code. */
function opensString({ text }: Search, place: number, before: string): boolean {
  const mark = text.charAt(place);
  if (mark !== '"' && mark !== "'") return false;
  const line = before.slice(before.lastIndexOf("\n") + 1);
  return line.split(mark).length % 2 === 1 || mark === "'";
}
