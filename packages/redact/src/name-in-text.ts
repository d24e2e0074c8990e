import type { Search } from "./search.ts";
import type { NameKind, SecretNames } from "./secret-name.ts";

/** A secret name in a text. */
export interface Name {
  readonly index: number;
  readonly end: number;
  readonly text: string;
  readonly kind: NameKind;
  /** The text before it, as far as it matters. */
  readonly before: string;
}

/** The most characters of a name before and after the word by which it was found. */
const LONGEST_NAME = 128;
const IN_NAME = /[\p{L}\p{N}_$.[\]-]/u;

/** Words before a name that are part of it, as in `API key`. */
const WORDS_BEFORE = /(?:[\p{L}\d]{1,24} ){1,2}$/u;

/** The number of characters before a name that tell in which form it stands. */
const REACH = 128;

/** Returns the text before a place; the beginning of a text is that of a line. */
const textBefore = (text: string, place: number) =>
  place < REACH ? `\n${text.slice(0, place)}` : text.slice(place - REACH, place);

/** Returns the name around a word, with the words before it that are part of it; `undefined` if it is not secret. */
export function nameAround({ text }: Search, from: number, to: number, names: SecretNames): Name | undefined {
  let [index, end] = [from, to];
  while (index > 0 && from - index < LONGEST_NAME && IN_NAME.test(text.charAt(index - 1))) index--;
  while (end < text.length && end - to < LONGEST_NAME && IN_NAME.test(text.charAt(end))) end++;
  while (end > to && /[.$[-]/.test(text.charAt(end - 1))) end--;
  while (index < from && /[.$[\]-]/.test(text.charAt(index))) index++;
  // A bracket that is not closed in the name is around it: map[password:x].
  const opening = text.slice(index, from).lastIndexOf("[");
  if (opening >= 0 && !text.slice(index + opening, end).includes("]")) index += opening + 1;
  while (end > to && text[end - 1] === "]" && !text.slice(index, end).includes("[")) end--;
  const named = (at: number): Name | undefined => {
    const written = text.slice(at, end);
    const kind = names.kindOf(written);
    return kind && { index: at, end, text: written, kind, before: textBefore(text, at) };
  };
  const name = named(index);
  if (name !== undefined) return name;
  const [words = ""] = WORDS_BEFORE.exec(text.slice(Math.max(0, index - 50), index)) ?? [];
  const first = words.indexOf(" ") + 1;
  return words === ""
    ? undefined
    : ((first < words.length ? named(index - words.length + first) : undefined) ?? named(index - words.length));
}
