import type { UrlValue } from "@url1738/core";
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
  /** The offsets in the whole text of a hit in this one. */
  readonly placed: (offsets: HitOffsets) => HitOffsets;
}

/** A hit, and the offset after it in the text as far as it is held. */
export interface Found<U extends UrlValue> {
  readonly hit: UrlHit<U>;
  readonly after: number;
}
