import type { UrlValue } from "@url1738/core";
import { isMisspelt } from "@url1738/lint";
import { brokenUrl } from "./broken-url.ts";
import { MORE } from "./more.ts";
import type { Name } from "./name.ts";
import { isOfWord, type Outcome, type Search } from "./search.ts";

/** The greatest length of a misspelt name with what follows it in place of a colon. */
export const LONGEST_MISSPELT = 17;

/** A name before two slashes, and the character after it, if any. */
const BEFORE_SLASHES = /[A-Za-z][\dA-Za-z+.-]{0,15}[^\dA-Za-z+/\\\s]?$/;

/**
 * Looks for the name of a scheme that is misspelt, or has no colon after it.
 *
 * @param slash - The offset of the second slash.
 */
export function misspeltAt<U extends UrlValue>(search: Search<U>, slash: number): Outcome<U> {
  const { source, text, floor, isEnd } = search;
  const end = slash - 1;
  const [written] = BEFORE_SLASHES.exec(text.slice(Math.max(floor, end - LONGEST_MISSPELT), end)) ?? [];
  if (written === undefined) return slash + 1;
  const start = end - written.length;
  if (slash + 1 === text.length && !isEnd) return MORE;
  const isInside = text[start - 1] === "/" || isOfWord(search, start);
  if (isInside || !/[\dA-Za-z]/.test(text.charAt(slash + 1)) || !isMisspelt(source, written)) return slash + 1;
  const name: Name = { start, end, machine: undefined, isBare: false, implied: "" };
  return brokenUrl(search, name, start, slash + 1);
}
