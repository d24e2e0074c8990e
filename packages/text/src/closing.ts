import type { UrlValue } from "@url1738/core";
import { characterAfter, characterBefore, endOfMatch, goesOn, isClosing, isWholeAt, unopened } from "./boundaries.ts";
import { MORE, type More } from "./more.ts";
import type { Name } from "./name.ts";
import { endsWithHost, hasSlashes } from "./schemepart.ts";
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
 * emphasis, a bracket or quotation mark in the source of HTML, a cell of a table; or that it begins the text of a link in AsciiDoc.
 */
export function closesAround(search: Search<UrlValue>, name: Name, at: number): boolean | More {
  const { text } = search;
  switch (text[at]) {
    case "'":
      return text[name.start - 1] === "'";
    case "*":
    case "_":
      return closesEmphasis(search, name, at);
    case "[":
      return isLinkText(search, name, at);
    case "|":
      return search.marks.hasBar(text, name.start);
    case "&":
      ENTITY.lastIndex = at;
      return ENTITY.test(text) || (at + LONGEST_ENTITY > text.length && !search.isEnd ? MORE : false);
    default:
      return false;
  }
}

/** The text of a link, from its bracket on. */
const LINK_TEXT = /\[[^[\]\n\r]{0,512}/y;

const PUNCTUATION = /[.,;:!?]*/y;

/** Tells whether a bracket begins the text of a link in AsciiDoc: after the host, with a blank in it, or empty at the end of something. */
function isLinkText({ text, isEnd }: Search<UrlValue>, name: Name, at: number): boolean | More {
  const end = endOfMatch(LINK_TEXT, text, at);
  if (end === text.length && !isEnd) return MORE;
  if (text[end] !== "]") return false;
  const before = text.slice(name.end, at);
  if (endsWithHost(text, name, at) || (hasSlashes(text, name) && /^(?:\/\/)?[^/?#]+$/.test(before)))
    return !/^(?:\/\/)?$/.test(before);
  if (end > at + 1) return /\s/.test(text.slice(at, end));
  const next = endOfMatch(PUNCTUATION, text, end + 1);
  if (!isEnd && !isWholeAt(text, next)) return MORE;
  const character = characterAfter(text, next);
  return character === "" || /\s/.test(character) || isClosing(character);
}

/**
 * Tells whether the escape of a string literal ends the URL: inside a quotation mark that is open on the line, but a host only if the same
 * escape stands before it.
 */
export function isEscapeAfter(
  { text, isEnd, marks }: Search<UrlValue>,
  name: Name,
  at: number,
  isInHost: boolean,
): boolean | More {
  if (text[at] !== "\\") return false;
  if (at + 1 === text.length && !isEnd) return MORE;
  const before = text.slice(Math.max(0, name.start - 2), name.start);
  if (isInHost && before !== text.slice(at, at + 2)) return false;
  ESCAPE.lastIndex = at;
  return ESCAPE.test(text) && marks.isQuoted(text, name.start);
}

/** Returns a function that takes offsets in ascending order, and tells whether the character there ends the URL. */
export function closer(search: Search<UrlValue>, name: Name): (at: number) => boolean | More {
  const isUnopened = unopened("()");
  return (at) => isUnopened(search.text.charAt(at)) || closesAround(search, name, at);
}
