import type { UrlValue } from "@url1738/core";
import { characterBefore, goesOn, isWholeAt, unopened } from "./boundaries.ts";
import { MORE, type More } from "./more.ts";
import type { Name } from "./name.ts";
import { endsWithHost } from "./schemepart.ts";
import type { Search } from "./search.ts";

/** Where the text around a URL ends it, though the grammar would go on. */

/** The characters at which {@link closesAround} may say so, for use in a pattern. */
export const CLOSERS = "['*]|_(?![\\dA-Za-z])|&(?=[lgq#]|$)";

/** A bracket or a quotation mark as HTML writes it. */
const ENTITY = /&(?:[lg]t|quot|#(?:34|60|62|x(?:22|3[ce])));/iy;

const LONGEST_ENTITY = 6;

/** The escape of a character in a string literal. */
const ESCAPE = /\\["'nrt\\]/y;

/** Returns the end of a run of the same character. */
function endOfRun(text: string, from: number): number {
  let end = from + 1;
  while (text[end] === text[from]) end++;
  return end;
}

/** Tells whether a run of `*` or `_` closes emphasis that was opened before the URL; it never cuts a host. */
function closesEmphasis({ text, isEnd, marks }: Search<UrlValue>, name: Name, at: number): boolean | More {
  if (characterBefore(text, at) === text[at]) return false;
  const end = endOfRun(text, at);
  if (!isEnd && !isWholeAt(text, end)) return MORE;
  if (!marks.closes(text, at, end, name.start)) return false;
  const cuts = goesOn(text, end, endsWithHost(text, name, at), isEnd);
  return typeof cuts === "boolean" ? !cuts : cuts;
}

/**
 * Tells whether the character at an offset closes something that was opened before the URL: the quotation mark directly before it,
 * emphasis, or a bracket or quotation mark in the source of HTML.
 */
export function closesAround(search: Search<UrlValue>, name: Name, at: number): boolean | More {
  const { text } = search;
  switch (text[at]) {
    case "'":
      return text[name.start - 1] === "'";
    case "*":
    case "_":
      return closesEmphasis(search, name, at);
    case "&":
      ENTITY.lastIndex = at;
      return ENTITY.test(text) || (at + LONGEST_ENTITY > text.length && !search.isEnd ? MORE : false);
    default:
      return false;
  }
}

/** Tells whether the escape of a string literal ends the URL: inside a quotation mark that is open on the line, but never a host. */
export function isEscapeAfter(
  { text, isEnd, marks }: Search<UrlValue>,
  name: Name,
  at: number,
  isInHost: boolean,
): boolean | More {
  if (text[at] !== "\\" || isInHost) return false;
  if (at + 1 === text.length && !isEnd) return MORE;
  ESCAPE.lastIndex = at;
  return ESCAPE.test(text) && marks.isQuoted(text, name.start);
}

/** Returns a function that takes offsets in ascending order, and tells whether the character there ends the URL. */
export function closer(search: Search<UrlValue>, name: Name): (at: number) => boolean | More {
  const isUnopened = unopened("()");
  return (at) => isUnopened(search.text.charAt(at)) || closesAround(search, name, at);
}
