import type { UrlValue } from "@url1738/core";
import type { WholeScheme } from "@url1738/core/grammar";
import { bareUrl } from "./bare-url.ts";
import { isMore } from "./more.ts";
import { impliedName } from "./name.ts";
import { isOfWord, type Outcome, type Search } from "./search.ts";

/** The characters before a `www.` that is part of something else: a path, an address, a host. */
const BEFORE = "/\\@:_%~&?#";

/** Two labels follow `www.`. */
const LABELS = /^https:\/\/www\.[^./:?#]+\.[^./:?#]/i;

/**
 * Looks for a host that begins with `www.`, and the rest of its URL.
 *
 * @param dot - The offset of the dot.
 */
export function wwwAt<U extends UrlValue>(search: Search<U>, dot: number): Outcome<U> {
  const { source, text, floor } = search;
  const start = dot - "www".length;
  const scheme = source.schemes.find(({ name }) => name === "https");
  if (scheme === undefined || start < floor) return dot + 1;
  const isInside = start > 0 && BEFORE.includes(text.charAt(start - 1)) && !search.hasColour(start, start);
  if (isInside || isOfWord(search, start)) return dot + 1;
  const outcome = bareUrl(search, impliedName(start, "https://", scheme as WholeScheme), start, false);
  if (typeof outcome === "number" || isMore(outcome) || !outcome.hit.ok) return outcome;
  return LABELS.test(outcome.hit.text) ? outcome : outcome.after;
}
