import { readBound } from "./columns.ts";
import {
  CLOSING,
  COLON,
  COMMA,
  CREDENTIALS,
  CREDENTIALS_NAME,
  ELEMENT_END,
  endsWith,
  HEADER,
  IN_BRACKETS,
  LINE_BEGINNING,
  LINE_BREAK,
  LINE_ENDS,
  LIST_BEGINNING,
  LOGIN,
  NEXT_LINE,
  OPTION,
  PARAMETER,
  PLACEHOLDER,
  SETTING,
  SIGN,
  TAG_END,
  TYPE_NAME,
  TYPED,
  UNFINISHED,
  VARIABLE,
  WORD_AFTER,
} from "./forms.ts";
import { readHeader } from "./header-fields.ts";
import type { Matcher } from "./matcher.ts";
import { firstEnd, MESSAGE_FORMS, MESSAGE_ITEMS, MESSAGE_LINES, MESSAGE_VALUES } from "./message-values.ts";
import { type Name, nameAround } from "./name-in-text.ts";
import { nameAfter, pairedValue, valueAfterKey } from "./pairs.ts";
import { Prose } from "./prose.ts";
import { QuotedValues } from "./quoted-values.ts";
import type { SecretNames } from "./secret-name.ts";
import { isShown, isVariable, looksSecret } from "./shown-values.ts";
import type { Found, SecretKind } from "./spans.ts";
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

/** The number of characters before a name that tell in which form it stands. */
const REACH = 128;

/** Finds the values of secret names. */
export class Assignments {
  readonly #names: SecretNames;
  readonly #kinds: ReadonlySet<SecretKind>;
  readonly #values: QuotedValues;
  readonly #prose: Prose;

  constructor(names: SecretNames, kinds: ReadonlySet<SecretKind>) {
    this.#names = names;
    this.#values = new QuotedValues(names);
    this.#prose = new Prose(names, this.#values);
    this.#kinds = kinds;
  }

  /** Reads what follows a word by which a name may be secret. Returns the place up to which nothing else begins. */
  read(search: Matcher, index: number, end: number, add: Found): number {
    const around = nameAround(search.text, index, end, this.#names);
    const { kind } = around;
    if (kind === undefined) return end;
    const before = search.text.slice(Math.max(0, around.index - REACH), around.index);
    const name: Name = {
      index: around.index,
      end: around.end,
      text: around.text,
      kind,
      before: around.index < REACH ? `\n${before}` : before,
    };
    const as: Found = (from, to, kind, isJson) => {
      if (from < to && search.isShort(from, to) && kind && this.#kinds.has(kind)) add(from, to, kind, isJson);
    };
    // Most names stand in prose.
    const isWord = search.at(WORD_AFTER, name.end) !== null;
    const to =
      this.#pair(search, name, as) ??
      (isWord ? undefined : readHeader(search, name, this.#names, as)) ??
      this.#element(search, name, as) ??
      (isWord ? undefined : this.#assignment(search, name, as)) ??
      this.#prose.read(search, name, as, isWord) ??
      name.end;
    // A private key in PEM may go on after the value that it begins in.
    const key = search.text.slice(name.end, to).indexOf("-----BEGIN");
    return key < 0 ? to : name.end + key;
  }

  /** Reads a pair whose value comes first: {"value": "x", "name": "token"}. @param end - The place after its key. */
  readValueFirst(search: Matcher, end: number, add: Found): number {
    const place = valueAfterKey(search, end);
    const value = place === undefined ? undefined : quotedAt(search, place);
    const name = value && nameAfter(search, value.end);
    const kind = name === undefined ? undefined : this.#names.kindOf(name);
    if (value && kind && this.#values.isQuotedSecret(search.text.slice(value.index, value.end), kind)) {
      if (this.#kinds.has("assignments") && search.isShort(value.index, value.end))
        add(value.index, value.end, "assignments");
      return value.after;
    }
    return end;
  }

  #pair(search: Matcher, name: Name, add: Found): number | undefined {
    const place = pairedValue(search, name);
    if (place === undefined) return undefined;
    const quoted = this.#values.quoted(search, place, name, add);
    if (quoted !== undefined) return quoted;
    const { text } = search;
    const isElement = /[>\n[]/.test(text.charAt(place - 1));
    const bare = bareAt(search, place);
    const end = isElement ? search.next(ELEMENT_END, place) : bare.end;
    const told = text.slice(place, Math.min(end, place + 1024)).trim();
    // Cells of a page may have any words.
    const form = /<(?:t[dh]|dt)>$/i.test(name.before) ? "prose" : "sure";
    if (isBareSecret(told, text.charAt(end), name.kind, form, this.#names)) add(place, end, "assignments");
    return end;
  }

  /** `<password>x</password>` */
  #element(search: Matcher, name: Name, add: Found): number | undefined {
    if (!/<(?:[\w.]{1,20}:)?$/.test(name.before)) return undefined;
    const tag = search.at(TAG_END, name.end);
    if (!tag) return undefined;
    const index = name.end + tag[0].length;
    const end = search.next(ELEMENT_END, index);
    if (!/^(?:<\/|\]\])/.test(search.text.slice(end, end + 2)) || isShown(search.text.slice(index, end), name.kind))
      return undefined;
    add(index, end, "assignments");
    return end;
  }

  /** A name, its sign, and its value. */
  #assignment(search: Matcher, name: Name, add: Found): number | undefined {
    const { text, reading } = search;
    const { before, kind } = name;
    const closing = search.at(CLOSING, name.end)?.[0] ?? "";
    const mark = /["'`]/.exec(closing)?.[0];
    // A grave accent quotes code.
    const isKey = mark !== undefined && mark !== "`" && before.replace(/-+$/, "").endsWith(mark);
    const opened = mark === undefined && /["'`]/.test(before.slice(-1)) ? before.slice(-1) : "";
    const after = name.end + closing.length;
    const isTuple = /\{:?$/.test(before);
    if (isKey || isTuple) search.at(UNFINISHED, after);
    const sign = (isKey ? search.at(COLON, after) : null) ?? search.at(SIGN, after);
    if (!sign) return isKey || isTuple ? this.#afterComma(search, name, after, add) : undefined;
    const [all, blanksBefore, operator, blanks] = sign;
    let place = after + all.length;
    const line = Math.max(0, name.index - (before.length - before.lastIndexOf("\n") - 1));
    // Tests that pass say so.
    if (name.text === "PASS" && operator === ":" && /[\r\n][-= ]*$/.test(before)) return place;
    // Shells test and replace a variable so: ${TOKEN:?message}
    if (before.endsWith("${") && /[?+]/.test(text.charAt(place))) return place;
    // The log of a mail server names its session so.
    if (/^session$/i.test(name.text) && text[place] === "<") return place;
    // The value of a parameter is empty if a blank follows it.
    if (blanks !== "" && /\?$|\S&$/.test(before.slice(-2))) return place;
    // The mark closes the string that the name stands in.
    if (opened !== "" && text[place] === opened && reading.depthAt(place) === reading.depthAt(name.index - 1))
      return place;
    if (search.at(LINE_BREAK, place)) {
      const end = operator === ":" ? firstEnd(MESSAGE_LINES, search, name.end, name, add) : undefined;
      if (end !== undefined) return end;
      place += search.at(NEXT_LINE, place)?.[0].length ?? 0;
    }
    if (operator === ":") {
      place += search.at(TYPED, place)?.[0].length ?? 0;
      const block = blockAt(search, place, indentationAt(text, line));
      if (block) {
        add(block.index, block.end, "assignments");
        return block.after;
      }
    }
    if (isKey && text[place] === "{") {
      this.#values.members(search, place, name, add);
      return place + 1;
    }
    if (operator !== "->" && CREDENTIALS_NAME.test(name.text)) place += search.at(LOGIN, place)?.[0].length ?? 0;
    const scheme = search.at(CREDENTIALS, place)?.[0] ?? "";
    if (scheme !== "" && !/["']/.test(scheme)) place += scheme.length;
    place = wrapperEnd(search, place);
    // A mark before a blank may close the string around the name: read -p 'Password: ' PW
    if (
      /^["'] [\w$]/.test(text.slice(place, place + 3)) &&
      text.slice(line, place).split(text.charAt(place)).length % 2 === 0
    )
      return place;
    const quoted =
      firstEnd(MESSAGE_VALUES, search, place, name, add, "operator") ??
      this.#values.quoted(search, place, name, add) ??
      this.#values.list(search, place, name, add);
    if (quoted !== undefined) return quoted;
    const isTight = blanksBefore === "" && blanks === "";
    const braced = operator === "=" ? bracedAt(search, place) : undefined;
    if (braced) {
      const inside = text.slice(braced.index, braced.end);
      if (!isShown(inside, kind) && !isVariable(inside, kind, this.#names) && !/[:'"]/.test(inside))
        add(braced.index, braced.end, "assignments");
      else return place + 1;
      return braced.after;
    }
    const opening = /[[<(]/.test(text.charAt(place)) && isTight ? 1 : 0;
    if (opening && PLACEHOLDER.test(text.slice(place, place + 40))) return place;
    const value = bareAt(search, place + opening, isTight && endsWith(before, PARAMETER));
    const bare = toldBy(search, value);
    const bound = operator === "=" ? readBound(search, place, kind, add) : undefined;
    if (bound !== undefined) return bound;
    const rest = text.slice(value.after, value.after + 2);
    const isLine =
      (VARIABLE.test(name.text) || endsWith(before, LINE_BEGINNING)) && search.at(LINE_ENDS, value.after) !== null;
    const isList = endsWith(before, LIST_BEGINNING);
    const isArgument = /[(,][\t ]*$/.test(before) || /^[,)]/.test(rest);
    let form: Form = isLine ? "line" : "prose";
    // A part of a path: arn:aws:secretsmanager:eu-west-1:1:secret:db; and a checksum of what holds secrets.
    if (operator === ":" && (isTight ? /\w:$/ : /checksum\/$/).test(before)) return place;
    // Somebody prints it to see it: pw= x
    if (operator === "=" && kind === "password" && blanksBefore === "" && !isVariable(bare, kind, this.#names))
      form = "sure";
    if (bare.includes(name.text) && bare !== name.text) return place;
    if (operator === ":" && rest.startsWith(";") && TYPE_NAME.test(bare)) return place;
    if (
      (isLine && name.text.startsWith("X-")) ||
      (isKey
        ? !isVariable(bare, kind, this.#names)
        : (operator !== ":" && operator !== "=") || endsWith(before, OPTION))
    )
      form = "sure";
    // A password in an object that is printed may have signs that no name of a variable has.
    else if (kind === "password" && endsWith(before, IN_BRACKETS) && /^[,}]/.test(rest) && /^\w+-\w/.test(bare))
      form = "sure";
    else if (
      isTight &&
      (operator === "="
        ? !(isArgument && isVariable(bare, kind, this.#names))
        : (isList && opened === "" && !/\w\($/.test(before)) || endsWith(before, IN_BRACKETS))
    )
      form = "sure";
    else if (isList && /^(?:[;,})]|$)/.test(rest) && operator === "=" && !isVariable(bare, kind, this.#names))
      form = "sure";
    else if (
      MESSAGE_FORMS.some((isSure) => isSure(search, value, name, operator)) &&
      !isVariable(bare, kind, this.#names)
    )
      form = "sure";
    if (isBareSecret(bare, rest, kind, form, this.#names)) {
      const isJson = isKey && mark === '"' && operator === ":" && /^-?\d/.test(bare);
      add(value.index, value.end, "assignments", isJson);
      return firstEnd(MESSAGE_ITEMS, search, value.end, name, add) ?? value.end;
    }
    return place;
  }

  /** A name and its value as strings with a comma between them, in a list. */
  #afterComma(search: Matcher, name: Name, place: number, add: Found): number | undefined {
    const comma = search.at(COMMA, place);
    const value = comma && quotedAt(search, place + comma[0].length);
    if (!value) return undefined;
    const text = search.text.slice(value.index, value.end);
    // A pair alone is one of a name and its value; a list may have any strings.
    const isPair = endsWith(name.before, SETTING) || /\{:?$|<<["']$/.test(name.before);
    const isSecret =
      isPair || endsWith(name.before, OPTION)
        ? this.#values.isQuotedSecret(text, name.kind)
        : this.#values.isItemSecret(text, name) && (HEADER.test(name.text) || looksSecret(text, name.kind));
    if (!isSecret) return place;
    add(value.index, value.end, HEADER.test(name.text) ? "headers" : "assignments");
    return value.after;
  }
}
