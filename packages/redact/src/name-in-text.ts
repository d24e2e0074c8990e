import type { NameKind, SecretNames } from "./secret-name.ts";

/** A name in a text. */
export interface NameAround {
  readonly index: number;
  readonly end: number;
  readonly text: string;
  /** The kind of the secret that it has, if it has one. */
  readonly kind: NameKind | undefined;
}

/** A secret name in a text. */
export interface Name {
  readonly index: number;
  readonly end: number;
  readonly text: string;
  readonly kind: NameKind;
  /** The text before it, as far as it matters; it begins with a line break if the name is near the beginning of a text. */
  readonly before: string;
}

/** The most characters of a name before and after the word by which it was found. */
const NAME_BEFORE = /(?<=([\p{L}\p{N}_$.[\]-]{0,128}))/uy;
const NAME_AFTER = /(?:[\p{L}\p{N}_$[\]-]|\.(?!\.)){0,128}/uy;

/** Words before a name that are part of it, as in `API key`. */
const WORDS_BEFORE = /(?<=((?:[\p{L}\d-]{1,24} ){1,2}))/uy;

const at = (pattern: RegExp, text: string, place: number): RegExpExecArray | null => {
  pattern.lastIndex = place;
  return pattern.exec(text);
};

/** Returns the name around a word, with the words before it that are part of it. */
export function nameAround(text: string, from: number, to: number, names: SecretNames): NameAround {
  let index = from - (at(NAME_BEFORE, text, from)?.[1]?.length ?? 0);
  let end = to + (at(NAME_AFTER, text, to)?.[0].length ?? 0);
  // In scripts without blanks between words, nothing tells where a further word ends.
  if (text.charCodeAt(to - 1) > 0xdff) end = to;
  while (end > to && ".$[-".includes(text.charAt(end - 1))) end--;
  while (index < from && ".$[]-".includes(text.charAt(index))) index++;
  // A bracket that is not closed in the name is around it: map[password:x].
  const opening = text.slice(index, from).lastIndexOf("[");
  if (opening >= 0 && !text.slice(index + opening, end).includes("]")) index += opening + 1;
  const closing = text.slice(to, end).indexOf("]");
  if (closing >= 0 && !text.slice(index, to + closing).includes("[")) end = to + closing;
  const named = (begin: number): NameAround => {
    const written = text.slice(begin, end);
    return { index: begin, end, text: written, kind: names.kindOf(written) };
  };
  const name = named(index);
  if (name.kind !== undefined || text[index - 1] !== " ") return name;
  const words = at(WORDS_BEFORE, text, index)?.[1];
  if (words === undefined) return name;
  const first = words.indexOf(" ") + 1;
  const shorter = first < words.length ? named(index - words.length + first) : undefined;
  const longer = shorter?.kind === undefined ? named(index - words.length) : shorter;
  return longer.kind === undefined ? name : longer;
}
