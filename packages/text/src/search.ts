import type { UrlValue } from "@url1738/core";
import type { FindSettings } from "./find-options.ts";
import type { Words } from "./first-words.ts";
import type { UrlSource } from "./hit.ts";

/** A text as far as it is held, and what is looked for in it. */
export interface Search<U extends UrlValue> {
  readonly source: UrlSource<U>;
  readonly settings: FindSettings;
  /** What may stand before a colon. */
  readonly words: Words;
  readonly text: string;
  /** Whether nothing follows the text. */
  readonly isEnd: boolean;
  /** Where the last hit ended: nothing begins before it. */
  readonly floor: number;
}
