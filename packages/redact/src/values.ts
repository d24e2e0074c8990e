import type { Matcher } from "./matcher.ts";
import type { NameKind, SecretNames } from "./secret-name.ts";
import { isShown, isVariable, looksSecret } from "./shown-values.ts";

/** A value in a text, and how it is written. */
export interface Value {
  readonly index: number;
  readonly end: number;
  /** The place after it, with its closing mark. */
  readonly after: number;
}

/** What may stand before the mark that opens a value: prefixes of strings, constructors and types in front of them, tags and anchors of YAML. */
const WRAPPER =
  /(?:(?:[NBbFfRrUu@$]{1,2}|<<|~\w)(?=["'])|[A-Z]\w{0,23}\(\s{0,40}(?=["'`]|$)|\(?string\)?\s?(?:\((?:len=)?\d{1,5}\))?\s?(?=["']|$)|\(string\) |\(\*string\)\((?=")|![\w!]{1,20} |&\w{1,20} |\\(?=["'])){1,2}/y;

/** The first character of a value tells where it ends. */
const QUOTE = /["'`]/;
const BARE_END = /[\s,;&"'`<>(){}[\]|，。、；：）」』】”»]/g;
/** Strings of Python and TOML. */
const TRIPLE = /"{3}|'{3}/g;
const PARAMETER_END = /[\s,;&"'`<>(){}[\]|#]/g;
/** In a URL's query or a connection string, brackets are characters of a value. */
const BRACES = /\{((?:[^{}\n]|\}\}){1,256})\}/y;
const BLOCK = /(?:![\w!]{1,20} )?[|>][-+\d]{0,2}[\t ]*(?:#[^\n]*)?\r?\n/y;

/** Skips what stands before a value. */
export function wrapperEnd(search: Matcher, place: number): number {
  return place + (search.at(WRAPPER, place)?.[0].length ?? 0);
}

/** Reads a value in quotation marks. */
export function quotedAt(search: Matcher, place: number): Value | undefined {
  if (!QUOTE.test(search.text.charAt(place))) return undefined;
  if (/^("|')\1\1[^,;)\]}\s]/.test(search.text.slice(place, place + 4))) {
    const closing = search.next(TRIPLE, place + 3);
    if (closing === search.text.length) search.isCut = true;
    return { index: place + 3, end: closing, after: closing + 3 };
  }
  const end = search.closing(place);
  return { index: place + 1, end, after: search.text[end] === search.text[place] ? end + 1 : end };
}

/**
 * Reads a value without quotation marks, up to the delimiter that ends it; a full stop or a colon at its end is none of it.
 *
 * @param isParameter - True if it is the value of a parameter of a URL.
 */
export function bareAt(search: Matcher, place: number, isParameter?: boolean): Value {
  const after = search.next(isParameter ? PARAMETER_END : BARE_END, place);
  let end = after;
  while (end > place && /[.:]/.test(search.text.charAt(end - 1))) end--;
  return { index: place, end, after };
}

/** The most characters of a value that tell whether it is a secret. */
const TELLING = 1024;

/** Returns the text of a value, as far as it tells whether it is a secret. */
export const toldBy = ({ text }: Matcher, { index, end }: Value): string =>
  text.slice(index, Math.min(end, index + TELLING));

/** Reads a value in braces, as ODBC writes one: `}}` stands for a brace. */
export function bracedAt(search: Matcher, place: number): Value | undefined {
  if (search.text[place] !== "{") return undefined;
  const match = search.at(BRACES, place);
  return match ? { index: place + 1, end: place + match[0].length - 1, after: place + match[0].length } : undefined;
}

/** Reads a block of YAML: the lines that are indented more than the line that its name stands in. */
export function blockAt(search: Matcher, place: number, indentation: number): Value | undefined {
  const opening = search.at(BLOCK, place);
  if (!opening) return undefined;
  const { text } = search;
  let line = place + opening[0].length;
  const index = line + indentationAt(text, line);
  let end = index;
  while (line < text.length && search.isShort(index, line)) {
    const next = search.lineEnd(line);
    const depth = indentationAt(text, line);
    if (line + depth < next && depth <= indentation) break;
    if (line + depth < next) end = next;
    line = next + (text.startsWith("\r\n", next) ? 2 : 1);
  }
  if (line >= text.length) search.isCut = true;
  return { index, end, after: end };
}

/** Counts the blanks at the beginning of a line. */
export function indentationAt(text: string, line: number): number {
  let place = line;
  while (text[place] === " " || text[place] === "\t") place++;
  return place - line;
}

/** How sure the form is that a value is one: `sure` in a form of programs, `line` at the end of a line of its own, `prose` elsewhere. */
export type Form = "sure" | "line" | "prose";

/** Tells whether a bare value is hidden. @param text - The value. @param after - What follows it. */
export function isBareSecret(text: string, after: string, kind: NameKind, form: Form, names: SecretNames): boolean {
  const mustLook =
    form !== "sure" && (form === "prose" || (kind !== "password" && /^[A-Za-z_-]{1,19}(?:=\w*)?$/.test(text)));
  if (mustLook && !looksSecret(text, kind)) return false;
  // A reference to a variable: ${X}.
  if (/^\(|^\[(?!\d)/.test(after) || /^[$%]$/.test(text) || isShown(text, kind)) return false;
  return form === "sure" || !isVariable(text, kind, names);
}
