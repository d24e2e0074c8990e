import type { UrlValue } from "@url1738/core";
import { LINE_ENDS, OPENING, QUOTE_MARK } from "./end-of-wrapper.ts";
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
import type { Search } from "./search.ts";

/** A hyphen, perhaps blanks, a line break, and the white space around it. */
const BROKEN_HYPHEN = new RegExp(`-[^\\S${LINE_ENDS}]*[${LINE_ENDS}]\\s*`);

const QUOTE_MARKS = new RegExp(`(?<=[${LINE_ENDS}])${QUOTE_MARK}+`, "g");

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
export function readWrapper<U extends UrlValue>(search: Search<U>, start: number, close: number): UrlHit<U> {
  const { source, settings, text, placed } = search;
  const inside = start + OPENING.length;
  const content = text.slice(inside, close);
  if (/[\s#]/.test(content)) {
    // Blanks of the same length keep all offsets.
    const unquoted = settings.quoted ? content.replace(QUOTE_MARKS, (marks) => " ".repeat(marks.length)) : content;
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
