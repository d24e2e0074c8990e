import { MAX_LENGTH, type UrlValue } from "@url1738/core";
import type { PrefixWalk } from "@url1738/core/grammar";
import { isCut, isInsideWord, LOOK_AHEAD } from "./boundaries.ts";
import { endOfMatch } from "./end-of-match.ts";
import type { FoundUrl } from "./hit.ts";
import type { Search } from "./search.ts";

/** A scheme's name in a text, with its colon. */
export interface Name {
  /** Where the name begins. */
  readonly start: number;
  /** The offset after its colon. */
  readonly end: number;
  /** Begins a walk along what follows, by the scheme's grammar. */
  readonly begin: (start: number) => PrefixWalk;
}

/** A URL; where to go on looking, if there is none; or unknown before there is more text. */
export type BareOutcome<U extends UrlValue> = FoundUrl<U> | number | "more";

const MARK = /[:()'*]/g;
const FRAGMENT = /[\w$.+!*'(),;/?:@&=%~-]*/y;
const TRAILING = ".,;:!?'(";

/** The offset after the last character before `end` that is not punctuation. */
function withoutTrailing(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && TRAILING.includes(text.charAt(last - 1))) last--;
  return last;
}

/** The mark that encloses what begins at an offset, and so also ends it. */
function enclosing(text: string, start: number): string {
  const mark = text.charAt(start - 1);
  return mark === "'" || mark === "*" ? mark : "";
}

/** Counts round brackets, and finds what ends a URL for its context. */
function closer(mark: string): (character: string) => boolean {
  let depth = 0;
  return (character) => {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    return depth < 0 || character === mark;
  };
}

/** The greatest length of a URL with its fragment. */
const limitOf = ({ settings }: Search<UrlValue>) => Math.min(settings.limit, MAX_LENGTH);

/** Where another URL begins whose scheme's colon stands at an offset, if one does. */
function beginningOf({ text, words, floor }: Search<UrlValue>, colon: number): number | undefined {
  const word = words.endingAt(text, colon, floor);
  if (word?.begin === undefined) return undefined;
  const start = colon - word.name.length;
  return isInsideWord(text, start) ? undefined : start;
}

/** How far a walk has come, and why it ends there. */
type Walked =
  | { readonly end: number; readonly isLong?: undefined }
  | { readonly end: number; readonly isLong: true }
  | "more";

/** The end of the longest prefix that derives from the grammar and ends at an offset or before; -1 without one. */
function longest({ begin, end }: Name, text: string, limit: number): number {
  const walk = begin(end);
  walk.follow(text, limit);
  return walk.end;
}

/**
 * Walks as far as the grammar allows. It ends early where a bracket or a mark closes what stands around it; and where another URL
 * begins before this is one, or after this has ceased to be one. So what was walked in vain is not walked again, and time is
 * linear: whether it still is one is asked where the first other URL begins, and then each time the length has doubled.
 */
function walkAlong(search: Search<UrlValue>, name: Name): Walked {
  const { text, isEnd, source } = search;
  const limit = limitOf(search);
  const last = Math.min(text.length, name.start + limit + 1);
  const closes = closer(enclosing(text, name.start));
  const walk = name.begin(name.end);
  let checked = 0;
  for (;;) {
    MARK.lastIndex = walk.index;
    const mark = Math.min(MARK.exec(text)?.index ?? last, last);
    if (!walk.follow(text, mark)) return { end: walk.end };
    if (mark === last) break;
    const character = text.charAt(mark);
    if (closes(character)) return { end: walk.end };
    const other = character === ":" ? beginningOf(search, mark) : undefined;
    if (other !== undefined && other >= name.end) {
      if (walk.end < other) return { end: walk.end };
      if (other - name.start >= 2 * checked) {
        checked = other - name.start;
        if (!source.safeParse(text.slice(name.start, other)).ok) return { end: longest(name, text, other) };
      }
    }
    if (!walk.follow(text, mark + 1)) return { end: walk.end };
  }
  if (last > name.start + limit) return { end: last, isLong: true };
  return isEnd ? { end: walk.end } : "more";
}

interface Parsed<U extends UrlValue> {
  readonly url: U;
  readonly end: number;
}

/** The longest URL that ends before an offset. A rule beyond the grammar may cut it short. */
function parse<U extends UrlValue>({ source, text }: Search<U>, name: Name, longestEnd: number): Parsed<U> | undefined {
  for (let before = longestEnd; before >= 0; ) {
    const end = withoutTrailing(text, name.end, before);
    const result = source.safeParse(text.slice(name.start, end));
    if (result.ok) return { url: result.url, end };
    const shorter = longest(name, text, Math.min(end, name.start + (result.error.index ?? 0)));
    if (shorter >= end) return undefined;
    before = shorter;
  }
  return undefined;
}

/** The end of a fragment between its `#` and an offset; without a fragment, the offset of the `#`. */
function endOfFragment(text: string, start: number, hash: number, most: number): number {
  const closes = closer(enclosing(text, start));
  for (const character of text.slice(start, hash)) closes(character);
  let cut = hash + 1;
  while (cut < most && !closes(text.charAt(cut))) cut++;
  const end = withoutTrailing(text, hash + 1, cut);
  return end === hash + 1 ? hash : end;
}

/** The URL before a `#`, and its fragment; `undefined` without a fragment. */
function withFragment<U extends UrlValue>(
  search: Search<U>,
  name: Name,
  start: number,
  hash: number,
): BareOutcome<U> | undefined {
  const { source, text, isEnd } = search;
  const limit = limitOf(search);
  const run = endOfMatch(FRAGMENT, text, hash + 1);
  if (run - name.start > limit) return name.start + limit + 1;
  if (run === text.length && !isEnd) return "more";
  const end = endOfFragment(text, name.start, hash, run);
  const whole = text.slice(name.start, hash);
  // Punctuation before a fragment does not end a sentence, so it belongs to the URL.
  const result = end > hash ? source.safeParse(whole) : undefined;
  if (!result?.ok) return undefined;
  const place = { start, end, urlStart: name.start, urlEnd: hash };
  return { ...place, text: whole, fragment: text.slice(hash + 1, end), ok: true, url: result.url };
}

/** Whether what follows a scheme's colon could not be prose: `//`, or what stands on both sides of an `@` or a `.` */
function isUnlikeProse(text: string, name: Name, end: number): boolean {
  return text.startsWith("//", name.end) || /.[@.][\dA-Za-z]/.test(text.slice(name.end, end));
}

/**
 * Looks for the URL that begins with the name of a scheme.
 *
 * @param start - Where the hit begins: at the name, or at the prefix before it.
 * @param isPrefixed - Whether a prefix says that it is a URL.
 */
export function bareUrl<U extends UrlValue>(
  search: Search<U>,
  name: Name,
  start: number,
  isPrefixed: boolean,
): BareOutcome<U> {
  const { text, isEnd } = search;
  const walked = walkAlong(search, name);
  if (walked === "more") return "more";
  if (walked.isLong) return walked.end;
  if (walked.end < 0) return name.end;
  if (walked.end + LOOK_AHEAD > text.length && !isEnd) return "more";

  const parsed = parse(search, name, walked.end);
  if (parsed === undefined) return name.end;
  const { end, url } = parsed;
  // What begins inside it would end at the same place.
  if (isCut(text, end) || !(isPrefixed || isUnlikeProse(text, name, end))) return end;
  if (text[walked.end] === "#") {
    const found = withFragment(search, name, start, walked.end);
    if (found !== undefined) return found;
  }
  return { start, end, urlStart: name.start, urlEnd: end, text: text.slice(name.start, end), ok: true, url };
}
