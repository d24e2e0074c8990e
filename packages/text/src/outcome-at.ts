import type { UrlValue } from "@url1738/core";
import { bareUrl } from "./bare-url.ts";
import { endOfMatch } from "./boundaries.ts";
import type { Word } from "./first-words.ts";
import { LONGEST_MISSPELT, misspeltAt } from "./misspelt-url.ts";
import { isMore, MORE, type More } from "./more.ts";
import { type Name, nameOf } from "./name.ts";
import { isOfWord, type Outcome, type Search } from "./search.ts";
import { LINE_ENDS, OPENING, PERHAPS_MARKS, QUOTE_MARK, wrapperAt } from "./wrapper.ts";
import { wwwAt } from "./www-url.ts";

/** Blanks, perhaps with one line break among them. */
const GAP = new RegExp(`[ \\t]*(?:(?:\\r\\n|[${LINE_ENDS}])[ \\t]*)?`, "y");
const QUOTED_GAP = new RegExp(`[ \\t]*(?:(?:\\r\\n|[${LINE_ENDS}])${QUOTE_MARK}*[ \\t]*)?`, "y");
const NAME = /[\dA-Za-z+.-]*/y;

/** Finds the name of a scheme after a prefix that ends at `from`, perhaps on the next line. */
function prefixedName({ source, settings, text, isEnd }: Search<UrlValue>, from: number): Name | More | undefined {
  const start = endOfMatch(settings.quoted ? QUOTED_GAP : GAP, text, from);
  const name = settings.quoted ? endOfMatch(PERHAPS_MARKS, text, start) : start;
  const colon = endOfMatch(NAME, text, name);
  if (colon - from > settings.limit) return undefined;
  if (colon === text.length) return isEnd ? undefined : MORE;
  if (text[colon] !== ":" || colon === start || name > start) return undefined;
  return nameOf(start, colon + 1, source.find(text.slice(start, colon + 1)));
}

/** A possible hit whose end is not known yet. */
export interface Held extends More {
  /** The offset where the hit would begin. */
  readonly from: number;
}

/** Looks for the URL after a prefix without a bracket before it. */
function prefixedAt<U extends UrlValue>(search: Search<U>, start: number, colon: number): Outcome<U> {
  const name = prefixedName(search, colon + 1);
  if (name === undefined) return colon + 1;
  return isMore(name) ? name : bareUrl(search, name, start, true);
}

/**
 * Looks for a prefix in text that is skipped: with `broken`, every URL without a prefix is examined, and a URL with a prefix
 * inside it must still be found.
 *
 * @param from - The offset after the colon of the URL without a prefix.
 * @param end - The offset where the search continues.
 */
function prefixedWithin<U extends UrlValue>(search: Search<U>, from: number, end: number): Outcome<U, Held> {
  const { text, words, floor } = search;
  let next = from;
  for (let colon = text.indexOf(":", next); colon >= 0 && colon < end; colon = text.indexOf(":", next)) {
    next = colon + 1;
    const word = words.endingAt(text, colon, floor);
    const start = colon - (word?.name.length ?? 0);
    if (word === undefined || word.scheme !== undefined || isOfWord(search, start)) continue;
    const outcome = prefixedAt(search, start, colon);
    if (typeof outcome !== "number") return held(outcome, start);
    next = outcome;
  }
  return Math.max(next, end);
}

function held<U extends UrlValue>(outcome: Outcome<U>, from: number): Outcome<U, Held> {
  return isMore(outcome) ? { from, awaited: outcome.awaited } : outcome;
}

/** Looks at a place: a colon and the word that ends there, the dot after `www`, or the second of two slashes. */
export function outcomeAt<U extends UrlValue>(search: Search<U>, place: number): Outcome<U, Held> {
  const { text, isEnd, words, floor } = search;
  if (text[place] === ".") return held(wwwAt(search, place), place - "www".length);
  if (text[place] === "/") return held(misspeltAt(search, place), Math.max(floor, place - LONGEST_MISSPELT));
  if (place + words.lookAhead >= text.length && !isEnd) return held(MORE, place);
  const word = words.endingAt(text, place, floor);
  return word === undefined ? place + 1 : outcomeAfter(search, word, place);
}

/** Looks at a colon and the word that ends there. */
function outcomeAfter<U extends UrlValue>(search: Search<U>, { name, scheme }: Word, colon: number): Outcome<U, Held> {
  const { settings, text, floor } = search;
  const start = colon - name.length;
  const bracket = colon - OPENING.length + 1;
  if (scheme === undefined && start === bracket + 1 && bracket >= floor && text[bracket] === "<")
    return held(wrapperAt(search, bracket), bracket);
  if ((scheme === undefined && !settings.prefix) || isOfWord(search, start)) return colon + 1;
  if (scheme === undefined) return held(prefixedAt(search, start, colon), start);
  const outcome = bareUrl(search, nameOf(start, colon + 1, scheme), start, false);
  if (typeof outcome === "number" && settings.prefix && !settings.bare)
    return prefixedWithin(search, colon + 1, outcome);
  return held(outcome, start);
}
