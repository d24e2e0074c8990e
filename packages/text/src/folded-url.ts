import type { UrlValue } from "@url1738/core";
import { isMaskedAt } from "@url1738/redact";
import { isBeginning } from "./after-url.ts";
import { isMore, MORE_UNTIL_BLANK, type More } from "./more.ts";
import type { Name } from "./name.ts";
import { isUnlikeProse } from "./schemepart.ts";
import { limitOf, type Outcome, type Search } from "./search.ts";
import { closeOf, hitInside, LINE_ENDS, readContent, spanIn, withoutMarks } from "./wrapper.ts";

/** The greatest length of a folded URL with its brackets. */
const LONGEST = 4096;

const END_OF_LINE = /[\s<>]/g;
const LINE_END = new RegExp(`[${LINE_ENDS}]`);

/** Finds the `>` after a `<` and a URL that has white space in it; `undefined` if there is none. */
function closeAfter(search: Search<UrlValue>, name: Name): number | More | undefined {
  const { text, isEnd } = search;
  const last = Math.min(name.start + LONGEST - 2, name.start + limitOf(search));
  END_OF_LINE.lastIndex = name.end;
  const stop = END_OF_LINE.exec(text);
  if (stop === null) return isEnd || text.length > last ? undefined : MORE_UNTIL_BLANK;
  return /\s/.test(stop[0]) && stop.index <= last ? closeOf(search, name.end, last, () => true) : undefined;
}

/** Tells whether white space at an offset cuts a secret of what the angle brackets around a URL hold. */
export function cutsSecret(search: Search<UrlValue>, name: Name, at: number): boolean | More {
  const { text } = search;
  if (text[name.start - 1] !== "<") return false;
  const close = closeAfter(search, name);
  if (close === undefined || isMore(close)) return close ?? false;
  const joined = (end: number) => text.slice(name.start, end).replace(/\s+/g, "");
  return isMaskedAt(joined(close), joined(at).length - 1);
}

/** Tells whether each white space may be dropped: it has a line break in it, and no other URL begins after it. */
function isFolded(search: Search<UrlValue>, content: string, from: number): boolean | More {
  for (const { 0: gap, index } of content.matchAll(/\s+/g)) {
    if (!LINE_END.test(gap)) return false;
    const isOther = isBeginning(search, from + index + gap.length);
    if (isOther !== false) return isOther === true ? false : isOther;
  }
  return true;
}

/**
 * Looks for a URL in angle brackets that is folded over lines (RFC 3986, Appendix C).
 *
 * @returns The hit; `undefined` if it is not one, and the URL ends at the first white space.
 */
export function foldedUrl<U extends UrlValue>(search: Search<U>, name: Name): Outcome<U> | undefined {
  const { source, settings, text } = search;
  if (text[name.start - 1] !== "<") return undefined;
  const close = closeAfter(search, name);
  if (close === undefined || isMore(close)) return close;
  const content = withoutMarks(text.slice(name.start, close), settings);
  const folded = isFolded(search, content, name.start);
  if (folded !== true) return folded === false ? undefined : folded;
  const read = readContent(source, content);
  if (!read.ok || !(name.isBare || isUnlikeProse(read.text, name.end - name.start, read.text.length))) return undefined;
  const [, urlEnd] = spanIn(content, read.fragment !== undefined);
  const end = name.start + content.trimEnd().length;
  const offsets = { start: name.start, end, urlStart: name.start, urlEnd: name.start + urlEnd };
  return { hit: hitInside(search, offsets, read), from: name.start, after: end };
}
