import type { UrlValue } from "@url1738/core";
import { prefixWalker } from "@url1738/core/grammar";
import type { Name } from "./bare-url.ts";
import { endOfMatch } from "./end-of-match.ts";
import type { Search } from "./search.ts";

const BLANKS = /[ \t]*/y;
const NAME = /[\dA-Za-z+.-]*/y;

/**
 * The name of a scheme that stands after the prefix `URL:`, blanks between them.
 *
 * @param from - The offset after the prefix.
 */
export function prefixedName<U extends UrlValue>(
  { source, settings, text, isEnd }: Search<U>,
  from: number,
): Name | "more" | undefined {
  const start = endOfMatch(BLANKS, text, from);
  const colon = endOfMatch(NAME, text, start);
  if (colon - from > settings.limit) return undefined;
  if (colon === text.length) return isEnd ? undefined : "more";
  if (text[colon] !== ":" || colon === start) return undefined;
  const grammar = source.find(text.slice(start, colon + 1));
  return grammar && { start, end: colon + 1, begin: prefixWalker(grammar.schemepart) };
}
