import type { UrlValue } from "@url1738/core";
import { endOfMatch } from "./boundaries.ts";
import type { FindSettings } from "./find-options.ts";
import {
  foundError,
  type HitPlace,
  type Reading,
  type Split,
  splitAt,
  type UrlHit,
  type UrlSource,
  type Wrong,
  wrongIn,
} from "./hit.ts";
import { isMore, MORE, MORE_UNTIL_BRACKET, type More } from "./more.ts";
import type { Outcome, Search } from "./search.ts";

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
 * Looks for the end of the wrapper that begins at an offset.
 *
 * @returns The offset of its `>`; `undefined` if another wrapper begins first, or the wrapper would be too long.
 */
function endOfWrapper(
  { text, isEnd, settings: { limit, quoted } }: Search<UrlValue>,
  start: number,
): number | More | undefined {
  const [pattern, more] = quoted ? [BRACKET_OR_LINE_END, MORE] : [BRACKET, MORE_UNTIL_BRACKET];
  const last = start + limit - 1;
  for (let from = start + OPENING.length; ; ) {
    pattern.lastIndex = from;
    const at = pattern.test(text) ? pattern.lastIndex - 1 : -1;
    if (at < 0) return isEnd || text.length > last ? undefined : more;
    if (at > last) return undefined;
    from = at + 1;
    if (text[at] === ">") return at;
    if (text[at] === "<") {
      if (at + OPENING.length > text.length && !isEnd) return more;
      if (isOpening(text, at)) return undefined;
    } else {
      from = endOfMatch(QUOTE_MARKS, text, from);
      const known = endOfMatch(PERHAPS_MARKS, text, from);
      if (known > last) return undefined;
      if (known === text.length && !isEnd) return more;
    }
  }
}

/** A hyphen, perhaps blanks, a line break, and the white space around it. */
const BROKEN_HYPHEN = new RegExp(`-[^\\S${LINE_ENDS}]*[${LINE_ENDS}]\\s*`);

const ALL_QUOTE_MARKS = new RegExp(`(?<=[${LINE_ENDS}])${QUOTE_MARK}+`, "g");

/** The most line breaks after hyphens to read in all ways: each one doubles the number of readings. */
const MOST_BREAKS = 3;

/** Returns the ways to read the content of a wrapper, without white space: hyphens kept before hyphens dropped. */
function readingsOf(content: string): readonly string[] {
  if (!BROKEN_HYPHEN.test(content)) return [content.replace(/\s+/g, "")];
  const pieces = content.split(BROKEN_HYPHEN).map((piece) => piece.replace(/\s+/g, ""));
  const breaks = pieces.length - 1;
  if (breaks > MOST_BREAKS) return [pieces.join("-"), pieces.join("")];
  const ways = Array.from({ length: 2 ** breaks }, (_, way) =>
    pieces.reduce((text, piece, index) => text + ((way >> (breaks - index)) & 1 ? "" : "-") + piece),
  );
  return [...new Set(ways)];
}

/** Returns the span of the URL in the content of a wrapper. */
function spanIn(content: string): readonly [start: number, end: number] {
  const { length } = splitAt(content, content.indexOf("#")).text.trimEnd();
  const start = Math.max(0, content.search(/\S/));
  return [start, Math.max(start, length)];
}

/** Reads the content of a wrapper that has white space or a fragment. */
function readBroken<U extends UrlValue>(
  source: UrlSource<U>,
  { repair }: FindSettings,
  content: string,
  offsets: Omit<HitPlace, keyof Split>,
): UrlHit<U> {
  const valid: Reading<U>[] = [];
  let wrong: Wrong | undefined;
  for (const reading of readingsOf(content)) {
    const hash = reading.indexOf("#");
    const split = splitAt(reading, hash);
    const result = source.safeParse(split.text);
    if (result.ok) valid.push({ ...split, url: result.url });
    else wrong ??= wrongIn(source, reading, hash) ?? { split, failed: result };
  }
  const [hit, ...alternatives] = valid;
  if (hit !== undefined) return { ...offsets, ok: true, ...hit, ...(alternatives.length > 0 && { alternatives }) };
  return foundError(source, repair, offsets, wrong as Wrong);
}

/**
 * Reads the content of a wrapper.
 *
 * @param start - The offset of `<URL:` in the held text.
 * @param close - The offset of `>` in the held text.
 */
function readWrapper<U extends UrlValue>(search: Search<U>, start: number, close: number): UrlHit<U> {
  const { source, settings, text, placed } = search;
  const inside = start + OPENING.length;
  const content = text.slice(inside, close);
  if (/[\s#]/.test(content)) {
    // Blanks of the same length keep all offsets.
    const unquoted = settings.quoted ? content.replace(ALL_QUOTE_MARKS, (marks) => " ".repeat(marks.length)) : content;
    const [urlStart, urlEnd] = spanIn(unquoted);
    const whole = { start, end: close + 1, urlStart: inside + urlStart, urlEnd: inside + urlEnd };
    return readBroken(source, settings, unquoted, placed(whole));
  }
  const offsets = placed({ start, end: close + 1, urlStart: inside, urlEnd: close });
  const result = source.safeParse(content);
  return result.ok
    ? { ...offsets, text: content, ok: true, url: result.url }
    : foundError(source, settings.repair, offsets, { split: { text: content }, failed: result });
}

/** Looks for the wrapper at `<URL:`. */
export function wrapperAt<U extends UrlValue>(search: Search<U>, start: number): Outcome<U> {
  const close = endOfWrapper(search, start);
  if (close === undefined) return start + OPENING.length;
  if (isMore(close)) return close;
  return { hit: readWrapper(search, start, close), after: close + 1 };
}
