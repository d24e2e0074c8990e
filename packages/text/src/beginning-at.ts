import type { UrlValue } from "@url1738/core";
import { isInsideWord } from "./boundaries.ts";
import type { Search } from "./search.ts";

/** Where a URL, or the prefix before one, begins whose first colon stands at an offset, if one does. */
export function beginningAt({ text, words, floor, settings }: Search<UrlValue>, colon: number): number | undefined {
  const word = words.endingAt(text, colon, floor);
  if (word === undefined || (word.grammar === undefined && !settings.prefix)) return undefined;
  const start = colon - word.length;
  return isInsideWord(text, start) ? undefined : start;
}
