import type { UrlValue } from "@url1738/core";
import { endOfMatch } from "./boundaries.ts";
import type { FindSettings } from "./find-options.ts";
import type { FoundUrl, Reading, UrlHit, UrlSource } from "./hit.ts";
import { isMore, MORE, MORE_UNTIL_BRACKET, type More } from "./more.ts";
import { foundError, foundUrl, readWhole, splitAt, type Wrong, wrongIn } from "./read-hit.ts";
import type { HitOffsets, Outcome, Search } from "./search.ts";

/** The beginning of a wrapper, in any case (RFC 1738, Appendix). */
export const OPENING = "<URL:";

/** The characters that end a line, for use inside a character class. */
export const LINE_ENDS = "\\n\\r\\v\\f\\u2028\\u2029";

const BRACKET = /[<>]/g;
const BRACKET_OR_LINE_END = new RegExp(`[<>${LINE_ENDS}]`, "g");

/** The marks of quoted text at the beginning of a line, for use inside a pattern. */
export const QUOTE_MARK = "(?:[ \\t]*>+[ \\t]+)";
const QUOTE_MARKS = new RegExp(`${QUOTE_MARK}*`, "y");

/** Text that may turn out to be such marks once more is known. */
export const PERHAPS_MARKS: RegExp = /[ \t>]*/y;

const isOpening = (text: string, at: number) => text.slice(at, at + OPENING.length).toUpperCase() === OPENING;

/**
 * Looks for the `>` that ends a wrapper.
 *
 * @param inside - The offset where its inside begins.
 * @param last - The greatest offset that the `>` may have.
 * @param breaks - Tells whether a `<` shows that it is not a wrapper.
 * @returns The offset; `undefined` if it is not a wrapper, or would be too long.
 */
export function closeOf(
  { text, isEnd, settings: { quoted } }: Search<UrlValue>,
  inside: number,
  last: number,
  breaks: (at: number) => boolean | More,
): number | More | undefined {
  const [pattern, more] = quoted ? [BRACKET_OR_LINE_END, MORE] : [BRACKET, MORE_UNTIL_BRACKET];
  for (let from = inside; ; ) {
    pattern.lastIndex = from;
    const at = pattern.test(text) ? pattern.lastIndex - 1 : -1;
    if (at < 0) return isEnd || text.length > last ? undefined : more;
    if (at > last) return undefined;
    from = at + 1;
    if (text[at] === ">") return at;
    if (text[at] === "<") {
      const isBroken = breaks(at);
      if (isBroken !== false) return isBroken === true ? undefined : isBroken;
    } else {
      from = endOfMatch(QUOTE_MARKS, text, from);
      const end = endOfMatch(PERHAPS_MARKS, text, from);
      if (end > last) return undefined;
      if (end === text.length && !isEnd) return more;
    }
  }
}

/** Tells whether another wrapper begins at a `<`. */
function isAnother({ text, isEnd, settings: { quoted } }: Search<UrlValue>, at: number): boolean | More {
  if (at + OPENING.length > text.length && !isEnd) return quoted ? MORE : MORE_UNTIL_BRACKET;
  return isOpening(text, at);
}

/** A hyphen, perhaps blanks, a line break, and the white space around it. */
const BROKEN_HYPHEN = new RegExp(`-[^\\S${LINE_ENDS}]*[${LINE_ENDS}]\\s*`);

const ALL_QUOTE_MARKS = new RegExp(`(?<=[${LINE_ENDS}])${QUOTE_MARK}+`, "g");

/** The most line breaks after hyphens to read in all ways: each one doubles the number of readings. */
const MOST_BREAKS = 3;

/** Returns the ways to read the content of a wrapper, without white space: hyphens kept before hyphens dropped. */
function readingsOf(content: string): readonly string[] {
  if (!/\s/.test(content)) return [content];
  if (!BROKEN_HYPHEN.test(content)) return [content.replace(/\s+/g, "")];
  const pieces = content.split(BROKEN_HYPHEN).map((piece) => piece.replace(/\s+/g, ""));
  const breaks = pieces.length - 1;
  if (breaks > MOST_BREAKS) return [pieces.join("-"), pieces.join("")];
  const ways = Array.from({ length: 2 ** breaks }, (_, way) =>
    pieces.reduce((text, piece, index) => text + ((way >> (breaks - index)) & 1 ? "" : "-") + piece),
  );
  return [...new Set(ways)];
}

/** The inside of a wrapper that is a URL, read in the first way and in the others. */
type Valid<U extends UrlValue> = Reading<U> & { readonly ok: true; readonly alternatives: readonly Reading<U>[] };

/** The result of reading the inside of a wrapper. */
type Content<U extends UrlValue> = Valid<U> | (Wrong & { readonly ok: false });

/** Reads the inside of a wrapper, without white space; the first reading that is a URL counts. */
export function readContent<U extends UrlValue>(source: UrlSource<U>, content: string): Content<U> {
  const valid: Reading<U>[] = [];
  let wrong: Wrong | undefined;
  for (const whole of readingsOf(content)) {
    const { split, result } = readWhole(source, whole);
    if (result.ok) valid.push({ ...split, url: result.url });
    else
      wrong ??= (split.fragment !== undefined && wrongIn(source, whole, split.text.length)) || {
        split,
        failed: result,
      };
  }
  const [hit, ...alternatives] = valid;
  if (hit === undefined) return { ...(wrong as Wrong), ok: false };
  return { ...hit, ok: true, alternatives };
}

/** Makes the hit for the inside of a wrapper that is a URL. */
export function hitInside<U extends UrlValue>(search: Search<U>, offsets: HitOffsets, read: Valid<U>): FoundUrl<U> {
  const hit = foundUrl(search, offsets, read);
  return read.alternatives.length > 0 ? { ...hit, alternatives: read.alternatives } : hit;
}

/** Replaces the marks of quoted text by as many blanks, which keeps all offsets. */
export function withoutMarks(content: string, { quoted }: FindSettings): string {
  return quoted ? content.replace(ALL_QUOTE_MARKS, (marks) => " ".repeat(marks.length)) : content;
}

/** Returns the span of the URL in the inside of a wrapper, with or without its fragment. */
export function spanIn(content: string, hasFragment: boolean): readonly [start: number, end: number] {
  const { length } = splitAt(content, hasFragment ? content.indexOf("#") : -1).text.trimEnd();
  const start = Math.max(0, content.search(/\S/));
  return [start, Math.max(start, length)];
}

/** The tag that programs put around a URL when they turn text into HTML. */
const TAG = /^\s*<a\s[^<>]*?\bhref\s*=\s*(["']?)([^"'<>]*)\1[^<>]*$/i;

/** Returns the offset of the URL in the inside of a wrapper, and the URL; in a tag of HTML, those of its `href`. */
function unwrapTag(content: string): readonly [from: number, content: string] {
  const { 2: url } = TAG.exec(content) ?? [];
  return url === undefined ? [0, content] : [content.indexOf(url, content.search(/href/i)), url];
}

/** The offsets of a wrapper in the held text. */
interface WrapperOffsets {
  /** That of `<URL:`. */
  readonly start: number;
  /** That of what is inside. */
  readonly inside: number;
  /** That of the `>` that ends it. */
  readonly close: number;
  /** That after all brackets. */
  readonly end: number;
}

function readWrapper<U extends UrlValue>(search: Search<U>, { start, inside, close, end }: WrapperOffsets): UrlHit<U> {
  const { source, settings, text } = search;
  const whole = text.slice(inside, close);
  // Most wrappers have nothing else in them, and looking for it takes as long as reading the URL.
  const plain = /[\s#]/.test(whole) ? undefined : source.safeParse(whole);
  if (plain?.ok)
    return foundUrl(search, { start, end, urlStart: inside, urlEnd: close }, { text: whole, url: plain.url });
  const [from, content] = unwrapTag(withoutMarks(whole, settings));
  const read = readContent(source, content);
  const hasFragment = (read.ok ? read : read.split).fragment !== undefined;
  const [urlStart, urlEnd] = spanIn(content, hasFragment);
  const begin = inside + from;
  const offsets = { start, end, urlStart: begin + urlStart, urlEnd: begin + urlEnd };
  return read.ok ? hitInside(search, offsets, read) : foundError(search, offsets, read);
}

const SPACE = /\s*/y;

/** Returns the offsets after the brackets of a wrapper that has angle brackets inside it, `<URL:<http://h.dom/>>`, and of its own. */
function doubled({ text, isEnd }: Search<UrlValue>, inside: number, close: number): number | More | undefined {
  if (text[endOfMatch(SPACE, text, inside)] !== "<") return undefined;
  const outer = endOfMatch(SPACE, text, close + 1);
  if (outer === text.length && !isEnd) return MORE_UNTIL_BRACKET;
  return text[outer] === ">" ? outer + 1 : undefined;
}

/** Looks for the wrapper at `<URL:`. */
export function wrapperAt<U extends UrlValue>(search: Search<U>, start: number): Outcome<U> {
  const inside = start + OPENING.length;
  const close = closeOf(search, inside, start + search.settings.limit - 1, (at) => isAnother(search, at));
  if (close === undefined) return inside;
  if (isMore(close)) return close;
  const after = doubled(search, inside, close);
  if (isMore(after)) return after;
  const from = after === undefined ? inside : search.text.indexOf("<", inside) + 1;
  const end = after ?? close + 1;
  return { hit: readWrapper(search, { start, inside: from, close, end }), from: start, after: end };
}
