import { MAX_LENGTH, type UrlValue } from "@url1738/core";
import { isInsideWord } from "./boundaries.ts";
import type { FindSettings } from "./find-options.ts";
import type { Words } from "./first-words.ts";
import type { HitPlace, UrlHit, UrlSource } from "./hit.ts";

/** The offsets of a hit. */
export type HitOffsets = Pick<HitPlace, "start" | "end" | "urlStart" | "urlEnd">;

/** A text as far as it is held, and what is looked for in it. */
export interface Search<U extends UrlValue> {
  readonly source: UrlSource<U>;
  readonly settings: FindSettings;
  /** What may stand before a colon. */
  readonly words: Words;
  /** Those of them that begin a hit even where only what is right is looked for. */
  readonly rightWords: Words;
  readonly text: string;
  /** Whether nothing follows the text. */
  readonly isEnd: boolean;
  /** Where the last hit ended: nothing begins before it. */
  readonly floor: number;
  /** Returns the place in the whole text of a hit in this one. */
  readonly placed: (offsets: HitOffsets) => Omit<HitPlace, "text" | "fragment">;
}

/** A hit, and the offset after it in the text as far as it is held. */
export interface Found<U extends UrlValue> {
  readonly hit: UrlHit<U>;
  readonly after: number;
}

/** The greatest length of a URL with its fragment. */
export const limitOf = ({ settings }: Search<UrlValue>) => Math.min(settings.limit, MAX_LENGTH);

/** Returns where a URL, or the prefix before one, begins whose first colon stands at an offset, if one does. */
export function beginningAt({ text, words, floor, settings }: Search<UrlValue>, colon: number): number | undefined {
  const word = words.endingAt(text, colon, floor);
  if (word === undefined || (word.scheme === undefined && !settings.prefix)) return undefined;
  const start = colon - word.length;
  return isInsideWord(text, start) ? undefined : start;
}
