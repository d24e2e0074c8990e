import { MAX_LENGTH, type UrlValue } from "@url1738/core";
import { isInsideWord } from "./boundaries.ts";
import type { FindSettings } from "./find-options.ts";
import type { Words } from "./first-words.ts";
import type { ErrorPlace, HitPlace, UrlHit, UrlSource } from "./hit.ts";
import type { More } from "./more.ts";
import type { Name } from "./name.ts";
import type { OpenMarks } from "./open-marks.ts";

/** The offsets of a hit. */
export type HitOffsets = Pick<HitPlace, "start" | "end" | "urlStart" | "urlEnd">;

/** The held part of a text, which grows between looks, and what to look for in it. */
export interface Search<U extends UrlValue> {
  readonly source: UrlSource<U>;
  readonly settings: FindSettings;
  /** The words that may come before a colon. */
  readonly words: Words;
  /** The words that begin a hit even if broken URLs are not looked for. */
  readonly rightWords: Words;
  text: string;
  /** True if nothing follows the text. */
  isEnd: boolean;
  /** The offset where the last hit ended: nothing begins before it. */
  floor: number;
  /** The quotation marks and the emphasis that are open on the line. */
  readonly marks: OpenMarks;
  /** Tells whether the colour of a terminal changes at one of these offsets, the last one included. */
  readonly hasColour: (from: number, to: number) => boolean;
  /** Returns the place of a hit in the whole text. */
  readonly placed: (offsets: HitOffsets) => Omit<HitPlace, "text" | "fragment">;
  /** Returns the place of an error in the whole text, if hits have lines. */
  readonly errorPlace: (offset: number) => ErrorPlace;
}

/** A hit, and its offsets in the held text. */
export interface Found<U extends UrlValue> {
  readonly hit: UrlHit<U>;
  readonly from: number;
  readonly after: number;
  /** True if it is the target of a link in a terminal. */
  readonly isTarget?: boolean;
}

/** A hit, or the offset where the search continues without one, or {@link More} if it takes more text to decide. */
export type Outcome<U extends UrlValue, M extends More = More> = Found<U> | number | M;

/** Returns the greatest length of a URL with its fragment. */
export const limitOf = ({ settings }: Search<UrlValue>) => Math.min(settings.limit, MAX_LENGTH);

/** The escape of a line break or a tab in a string literal, whose backslash is not escaped itself. */
const BREAK = /(?:^|[^\\])\\[nrt]$/;

/**
 * Tells whether the text at an offset continues a word. Another one begins where a terminal changes its colour and, in a string literal,
 * after the escape of a line break or a tab.
 */
export function isOfWord({ text, hasColour, marks }: Search<UrlValue>, start: number): boolean {
  if (!isInsideWord(text, start) || hasColour(start, start)) return false;
  return !(BREAK.test(text.slice(Math.max(0, start - 3), start)) && marks.isQuoted(text, start));
}

/** Parses the URL between the beginning of a name and an offset. */
export function parseTo<U extends UrlValue>(
  { source, text }: Search<U>,
  { start, implied }: Name,
  end: number,
): ReturnType<UrlSource<U>["safeParse"]> {
  return source.safeParse(implied + text.slice(start, end));
}

/** Returns the offset where a URL, or the prefix before one, begins if its first colon is at an offset; otherwise `undefined`. */
export function beginningAt(search: Search<UrlValue>, colon: number): number | undefined {
  const { text, words, floor, settings } = search;
  const word = words.endingAt(text, colon, floor);
  if (word === undefined || (word.scheme === undefined && !settings.prefix)) return undefined;
  const start = colon - word.name.length;
  return isOfWord(search, start) ? undefined : start;
}
