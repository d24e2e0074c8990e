import type { UrlValue } from "@url1738/core";
import { endOfMatch } from "./end-of-match.ts";
import { MORE, type More } from "./more.ts";
import { type Name, nameOf } from "./name.ts";
import type { Search } from "./search.ts";
import { withMachine } from "./walkers.ts";
import { LINE_ENDS } from "./wrapper-syntax.ts";

/** Blanks, perhaps with one line break among them. */
const GAP = new RegExp(`[ \\t]*(?:(?:\\r\\n|[${LINE_ENDS}])[ \\t]*)?`, "y");
const QUOTED_GAP = new RegExp(`[ \\t]*(?:(?:\\r\\n|[${LINE_ENDS}])(?:[ \\t]*>+[ \\t]+)*[ \\t]*)?`, "y");
const PERHAPS_MARKS = /[ \t>]*/y;
const NAME = /[\dA-Za-z+.-]*/y;

/**
 * The name of a scheme that stands after a prefix, perhaps in the next line.
 *
 * @param from - The offset after the prefix.
 */
export function prefixedName(
  { source, settings, text, isEnd }: Search<UrlValue>,
  from: number,
): Name | More | undefined {
  const start = endOfMatch(settings.quoted ? QUOTED_GAP : GAP, text, from);
  const name = settings.quoted ? endOfMatch(PERHAPS_MARKS, text, start) : start;
  const colon = endOfMatch(NAME, text, name);
  if (colon - from > settings.limit) return undefined;
  if (colon === text.length) return isEnd ? undefined : MORE;
  if (text[colon] !== ":" || colon === start || name > start) return undefined;
  const scheme = withMachine(source.find(text.slice(start, colon + 1)));
  return nameOf(start, colon + 1, scheme);
}
