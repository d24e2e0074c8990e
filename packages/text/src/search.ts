import { MAX_LENGTH, type UrlValue } from "@url1738/core";
import { isInsideWord } from "./boundaries.ts";
import type { FindSettings } from "./find-options.ts";
import type { Words } from "./first-words.ts";
import type { HitPlace, UrlHit, UrlSource } from "./hit.ts";
import type { More } from "./more.ts";

/** The offsets of a hit. */
export type HitOffsets = Pick<HitPlace, "start" | "end" | "urlStart" | "urlEnd">;

/** The held part of a text, and what to look for in it. */
export interface Search<U extends UrlValue> {
  readonly source: UrlSource<U>;
  readonly settings: FindSettings;
  /** The words that may come before a colon. */
  readonly words: Words;
  /** The words that begin a hit even if broken URLs are not looked for. */
  readonly rightWords: Words;
  readonly text: string;
  /** True if nothing follows the text. */
  readonly isEnd: boolean;
  /** The offset where the last hit ended: nothing begins before it. */
  readonly floor: number;
  /** Returns the place of a hit in the whole text. */
  readonly placed: (offsets: HitOffsets) => Omit<HitPlace, "text" | "fragment">;
}

/** A hit, and the offset after it in the held text. */
export interface Found<U extends UrlValue> {
  readonly hit: UrlHit<U>;
  readonly after: number;
}

/** A hit, or the offset where the search continues without one, or {@link More} if it takes more text to decide. */
export type Outcome<U extends UrlValue, M extends More = More> = Found<U> | number | M;

/** Returns the greatest length of a URL with its fragment. */
export const limitOf = ({ settings }: Search<UrlValue>) => Math.min(settings.limit, MAX_LENGTH);

/** Returns the offset where a URL, or the prefix before one, begins if its first colon is at an offset; otherwise `undefined`. */
export function beginningAt({ text, words, floor, settings }: Search<UrlValue>, colon: number): number | undefined {
  const word = words.endingAt(text, colon, floor);
  if (word === undefined || (word.scheme === undefined && !settings.prefix)) return undefined;
  const start = colon - word.name.length;
  return isInsideWord(text, start) ? undefined : start;
}
