import type { UrlValue } from "@url1738/core";
import { characterAfter, endOfMatch, isInvisible, isUnspaced, isWholeAt, LETTERS_UNSPACED } from "./boundaries.ts";
import { MORE, type More } from "./more.ts";
import type { Name } from "./name.ts";
import type { Search } from "./search.ts";

/** Where a URL is only the beginning of what was meant, though text follows that could end it. */

/** Letters of scripts without blanks, and their marks. */
const RUN = new RegExp(`(?:${LETTERS_UNSPACED})*`, "uy");

/** After such letters, more of the same URL. */
const AFTER_RUN = /[/&=.%?#-][\p{L}\p{N}]/uy;

/** At the end of a URL, the beginning of more: it would have ended before these. */
const BEGINS_MORE = /[=&%\-_./]/;

const HIRAGANA = /\p{Script=Hiragana}/u;

const INVISIBLES = /[\u200b\u200e\u200f\u2060\u202a-\u202e\u2066-\u2069\ufeff]*/y;

const PUNCTUATION = /[.,;:!?'()]*/y;

/** A character of a URL other than punctuation around it. */
const OF_URL = /[\dA-Za-z/&=%#_~+$*@-]/;

/** A name in angle brackets. */
const NAMED = /<[A-Za-z][\w .-]{0,62}>/y;
const NAMED_OR_BEGUN = /<(?:[A-Za-z][\w .-]{0,62})?$/;

/** The elements of HTML that follow text in a line. */
const ELEMENTS =
  /^<(?:a|abbr|article|aside|audio|b|bdi|bdo|big|blockquote|body|br|button|caption|center|cite|code|col|dd|del|details|dfn|dialog|div|dl|dt|em|fieldset|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|mark|menu|meta|meter|nav|ol|option|output|p|picture|pre|progress|q|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr)>$/i;

/** Returns the end of a run of letters that are more than the text after a URL. */
function endOfLetters({ text, isEnd }: Search<UrlValue>, at: number): number | More | undefined {
  const end = endOfMatch(RUN, text, at);
  const before = text.charAt(at - 1);
  if (BEGINS_MORE.test(before) && !(before === "/" && HIRAGANA.test(characterAfter(text, at)))) return end;
  if (!isEnd && !(end < text.length && isWholeAt(text, end + 1))) return MORE;
  AFTER_RUN.lastIndex = end;
  return AFTER_RUN.test(text) ? end : undefined;
}

/** Returns the end of a run of invisible marks inside a URL. */
function endOfInvisibles({ text, isEnd }: Search<UrlValue>, at: number): number | More | undefined {
  const end = endOfMatch(INVISIBLES, text, at);
  const next = endOfMatch(PUNCTUATION, text, end);
  if (next === text.length) return isEnd ? undefined : MORE;
  return OF_URL.test(text.charAt(next)) ? end : undefined;
}

/** Returns the end of a hole of a template, such as `<your-id>`, but not of a tag. */
function endOfHole({ text, isEnd }: Search<UrlValue>, at: number): number | More | undefined {
  const end = endOfMatch(NAMED, text, at);
  if (end === 0) return !isEnd && NAMED_OR_BEGUN.test(text.slice(at, at + 64)) ? MORE : undefined;
  return ELEMENTS.test(text.slice(at, end)) ? undefined : end;
}

/** A target in angle brackets that has a blank. */
const TARGET = /[^<>\n\r]{0,512}/y;

/** Returns the end of a blank inside the target of a link of Markdown, `[x](<http://h.dom/a b>)`. */
function endOfBlank({ text, isEnd }: Search<UrlValue>, { start }: Name, at: number): number | More | undefined {
  if (!text.startsWith("](<", start - 3)) return undefined;
  const end = endOfMatch(TARGET, text, at);
  if (end === text.length && !isEnd) return MORE;
  return text[end] === ">" ? at + 1 : undefined;
}

/**
 * Returns the offset up to which a URL goes on with something that it cannot have; `undefined` if a text there ends it, or anything else
 * stands there.
 */
export function moreMeant(search: Search<UrlValue>, name: Name, at: number): number | More | undefined {
  const code = search.text.charCodeAt(at);
  if (code === 0x20) return endOfBlank(search, name, at);
  if (code === 0x3c) return endOfHole(search, at);
  if (code < 0x80 || at === search.text.length) return undefined;
  if (!search.isEnd && !isWholeAt(search.text, at)) return MORE;
  const character = characterAfter(search.text, at);
  if (isInvisible(character)) return endOfInvisibles(search, at);
  return isUnspaced(character) ? endOfLetters(search, at) : undefined;
}

/** Tells whether it goes on, see {@link moreMeant}. */
export function isMoreMeant(search: Search<UrlValue>, name: Name, at: number): boolean | More {
  const more = moreMeant(search, name, at);
  return typeof more === "object" ? more : more !== undefined;
}
