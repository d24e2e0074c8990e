import type { UrlValue } from "@url1738/core";
import { characterAfter, endOfMatch, goesOn, isClosing, isWholeAt } from "./boundaries.ts";
import { closesAround, isEscapeAfter } from "./closing.ts";
import { MORE, MORE_UNTIL_WORD, type More } from "./more.ts";
import { isMoreMeant } from "./more-meant.ts";
import type { Name } from "./name.ts";
import { endsWithHost } from "./schemepart.ts";
import { beginningAt, type Search } from "./search.ts";
import { LINE_ENDS } from "./wrapper.ts";

/** Punctuation that ends a URL in prose, but belongs to a longer URL when more text follows directly. */
const MARKS = /(?:[.,;:!?(]|-(?!-))*/y;

/** Characters that can separate two URLs without a blank; a colon or full stop would be part of the first URL. */
const SEPARATORS = ",;!(";

const HYPHENS = /-*/y;
const BLANKS = /[ \t]*/y;
const LINE_END = new RegExp(`[${LINE_ENDS}]`);
const BEGINNING = /[\dA-Za-z][\d+.A-Za-z-]{0,63}/y;

/** Tells whether a line break follows an offset, perhaps after blanks; the end of the text does not count as one. */
export function isLineEnd({ text, isEnd }: Search<UrlValue>, at: number): boolean | More {
  const end = endOfMatch(BLANKS, text, at);
  return end === text.length && !isEnd ? MORE_UNTIL_WORD : LINE_END.test(text.charAt(end));
}

/** Tells whether another URL begins at an offset. */
export function isBeginning(search: Search<UrlValue>, at: number): boolean | More {
  const { text, isEnd, words } = search;
  BEGINNING.lastIndex = at;
  if (!BEGINNING.test(text)) return false;
  const colon = BEGINNING.lastIndex;
  if (colon + words.lookAhead >= text.length && !isEnd) return MORE;
  return text[colon] === ":" && beginningAt(search, colon) === at;
}

/** Tells whether `--` cuts a URL: this typewriter dash ends a URL, but at the end of a line it may be part of one. */
function isCutAtDash(search: Search<UrlValue>, at: number): boolean | More {
  const end = endOfMatch(HYPHENS, search.text, at);
  return end === search.text.length && !search.isEnd ? MORE : isLineEnd(search, end);
}

/**
 * Tells whether a URL is only the beginning of a longer text that must have been meant. It is complete if the end of the text,
 * white space, a closing character or another URL follows, perhaps after punctuation. Before a hyphen at the end of a line it is
 * incomplete: `http://www.rfc-` most often continues on the next line.
 *
 * @param end - The offset after the URL and its fragment.
 */
export function isCut(search: Search<UrlValue>, name: Name, end: number): boolean | More {
  const { text, isEnd } = search;
  const code = text.charCodeAt(end);
  if (code === 0x20 || code === 0x0a)
    return text[end - 1] === "-" ? isLineEnd(search, end) : isMoreMeant(search, name, end);
  const closes = closesAround(search, name, end);
  if (closes !== false) return closes === true ? false : closes;
  const isInHost = endsWithHost(text, name, end);
  const isLonger = goesOn(text, end, isInHost, isEnd);
  if (isLonger !== false) return isLonger;
  const at = endOfMatch(MARKS, text, end);
  if (search.hasColour(end, at)) return false;
  if (at === text.length) return isEnd ? false : MORE;
  if (text.startsWith("--", at)) return isCutAtDash(search, at);
  if (!isEnd && !isWholeAt(text, at)) return MORE;
  const more = isMoreMeant(search, name, at);
  if (more !== false) return more;
  const character = characterAfter(text, at);
  if (/\s/.test(character)) return text[at - 1] === "-" && isLineEnd(search, at);
  if (isClosing(character)) return false;
  const ends = (at > end && closesAround(search, name, at)) || isEscapeAfter(search, name, at, isInHost);
  if (ends !== false) return ends === true ? false : ends;
  if (at === end || !SEPARATORS.includes(text.charAt(at - 1))) return true;
  const other = isBeginning(search, at);
  return typeof other === "boolean" ? !other : other;
}
