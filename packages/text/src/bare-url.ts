import type { UrlValue } from "@url1738/core";
import type { Machine } from "@url1738/core/grammar";
import { isCut } from "./after-url.ts";
import { endOfMatch, withoutTrailing } from "./boundaries.ts";
import { brokenUrl } from "./broken-url.ts";
import { closer } from "./closing.ts";
import { foldedUrl } from "./folded-url.ts";
import { linkTarget } from "./link-target.ts";
import { isMore, MORE_UNTIL_BLANK, type More } from "./more.ts";
import type { Name } from "./name.ts";
import { foundUrl } from "./read-hit.ts";
import { beginsFragment, isUnlikeProse } from "./schemepart.ts";
import { type Found, limitOf, type Outcome, parseTo, type Search } from "./search.ts";
import { LINK } from "./terminal/terminal-text.ts";
import { longest, plainEnd, walkAlong } from "./walk-along.ts";

const FRAGMENT = /[\w$.+!*'(),;/?:@&=%~-]*/y;

/** A parsed URL, with offsets in the held text. */
interface Parsed<U extends UrlValue> {
  readonly url: U;
  /** The offset after the URL. */
  readonly end: number;
  /** The offset after its fragment; the same without one. */
  readonly after: number;
}

/**
 * Parses the URL that ends at an offset, without trailing punctuation. If it breaks a rule beyond the grammar, does not try a
 * shorter one, which would be cut out of it.
 */
function parse<U extends UrlValue>(search: Search<U>, name: Name, longestEnd: number): Parsed<U> | undefined {
  const end = withoutTrailing(search.text, name.end, longestEnd);
  const result = parseTo(search, name, end);
  return result.ok ? { url: result.url, end, after: end } : undefined;
}

/** Returns the end of the fragment that begins at `hash`, at most `most`. */
function endOfFragment(search: Search<UrlValue>, name: Name, hash: number, most: number): number | More {
  const closes = closer(search, name);
  for (let at = name.start; at < hash; at++) closes(at);
  for (let at = hash + 1; at < most; at++) {
    const ends = closes(at);
    if (ends !== false) return isMore(ends) ? ends : withoutTrailing(search.text, hash + 1, at);
  }
  return withoutTrailing(search.text, hash + 1, most);
}

/** Parses the URL before a `#`, and finds the end of its fragment; returns `undefined` if there is no URL before the `#`. */
function parseWithFragment<U extends UrlValue>(
  search: Search<U>,
  name: Name,
  hash: number,
): Parsed<U> | More | number | undefined {
  const { text, isEnd } = search;
  const limit = limitOf(search);
  const run = endOfMatch(FRAGMENT, text, hash + 1);
  if (run - name.start > limit) return name.start + limit + 1;
  if (run === text.length && !isEnd) return MORE_UNTIL_BLANK;
  const after = endOfFragment(search, name, hash, run);
  if (isMore(after)) return after;
  // Punctuation before a fragment does not end a sentence, so it belongs to the URL.
  const result = beginsFragment(text, name.end, hash, after) ? parseTo(search, name, hash) : undefined;
  return result?.ok ? { url: result.url, end: hash, after } : undefined;
}

function hitOf<U extends UrlValue>(
  search: Search<U>,
  name: Name,
  start: number,
  { url, end, after }: Parsed<U>,
): Found<U> {
  const { text } = search;
  const written = name.implied + text.slice(name.start, end);
  const reading = after > end ? { text: written, fragment: text.slice(end + 1, after), url } : { text: written, url };
  const offsets = { start, end: after, urlStart: name.start, urlEnd: end };
  return { hit: foundUrl(search, offsets, reading), from: start, after };
}

/**
 * Parses the longest text that derives from the grammar; returns the offset after one that is too long.
 *
 * @param plain - The end of a plain text that is not a URL, see {@link plainEnd}: only a shorter one can be.
 */
function parseLongest<U extends UrlValue>(
  search: Search<U>,
  name: Name,
  machine: Machine,
  plain: number | undefined,
): Parsed<U> | More | number | undefined {
  const walked =
    plain === undefined
      ? walkAlong(search, name, machine)
      : { end: longest(machine, search.text, name.end, plain), isLong: false };
  if (isMore(walked)) return walked;
  const { end, isLong } = walked;
  if (isLong || end < 0 || end === plain) return isLong ? end : undefined;
  const { text } = search;
  // The fragment of the scheme itself, such as that of https, has no other after it.
  const isFragment = text[end] === "#" && text.indexOf("#", name.end) === end;
  const withFragment = isFragment ? parseWithFragment(search, name, end) : undefined;
  return withFragment ?? parse(search, name, end);
}

/**
 * Returns the broken URL or, without the option `broken`, the offset after it: nothing inside it is a URL by itself.
 *
 * @param plain - Its end, if it is known, see {@link plainEnd}.
 */
function orBroken<U extends UrlValue>(
  search: Search<U>,
  name: Name,
  start: number,
  next: number,
  plain?: number,
): Outcome<U> {
  const { broken, bare } = search.settings;
  return broken || bare || name.implied !== "" ? brokenUrl(search, name, start, next, plain) : next;
}

/**
 * Looks for the URL that begins with the name of a scheme.
 *
 * @param start - The offset where the hit begins: at the name, or at the prefix before it.
 * @param isPrefixed - True if a prefix says that it is a URL.
 */
export function bareUrl<U extends UrlValue>(
  search: Search<U>,
  name: Name,
  start: number,
  isPrefixed: boolean,
): Outcome<U> {
  const { text, settings } = search;
  if (name.machine === undefined) return orBroken(search, name, start, name.end);
  if (text[name.start - 1] === LINK) return linkTarget(search, name);
  const folded = settings.bare ? foldedUrl(search, name) : undefined;
  if (folded !== undefined) return folded;
  // The option `broken` does not change where a URL with a prefix ends.
  const ownSearch = isPrefixed ? { ...search, words: search.rightWords } : search;
  const plain = plainEnd(ownSearch, name);
  const parsed =
    (plain === undefined ? undefined : parse(ownSearch, name, plain)) ??
    parseLongest(ownSearch, name, name.machine, plain);
  if (parsed === undefined) return orBroken(search, name, start, name.end, ownSearch === search ? plain : undefined);
  if (typeof parsed === "number" || isMore(parsed)) return parsed;

  const { end, after } = parsed;
  const cut = isCut(ownSearch, name, after);
  if (typeof cut !== "boolean") return cut;
  // A URL that begins inside it would end at the same place.
  if (cut) return orBroken(search, name, start, end);
  const isOwn = name.isBare ? end > name.end : isUnlikeProse(text, name.end, end);
  if (!(isPrefixed || (isOwn && (settings.bare || name.implied !== "")))) return end;
  return hitOf(search, name, start, parsed);
}
