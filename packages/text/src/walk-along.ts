import type { UrlValue } from "@url1738/core";
import { closer, enclosing } from "./boundaries.ts";
import { MORE_UNTIL_BLANK, type More } from "./more.ts";
import type { Name, Walker } from "./name.ts";
import { beginningAt, limitOf, type Search } from "./search.ts";

const MARK = /[:()'*]/g;

/** Returns the end of the longest prefix that derives from the grammar and ends at an offset or before; -1 if there is none. */
function longest(begin: Walker, text: string, from: number, limit: number): number {
  const walk = begin(from);
  walk.follow(text, limit);
  return walk.end;
}

/** The end of a walk: that of the text that derives from the grammar, -1 if none does; or the limit. */
export type Walked = { readonly end: number; readonly isLong: boolean };

const stopped = (end: number): Walked => ({ end, isLong: false });

/**
 * Walks as far as the grammar allows. Ends early at a bracket or mark that closes the surrounding text, and at another URL that
 * begins before this text is a URL, or after it has ceased to be one. So no text is walked twice in vain, and time is linear: the
 * text is checked where the first other URL begins, and then each time its length has doubled.
 */
export function walkAlong(search: Search<UrlValue>, name: Name, begin: Walker): Walked | More {
  const { text, isEnd, source, words } = search;
  const limit = limitOf(search);
  const last = Math.min(text.length, name.start + limit + 1);
  const closes = closer(enclosing(text, name.start));
  const walk = begin(name.end);
  let checked = 0;
  for (;;) {
    MARK.lastIndex = walk.index;
    const mark = Math.min(MARK.exec(text)?.index ?? last, last);
    if (!walk.follow(text, mark)) return stopped(walk.end);
    if (mark === last) break;
    const character = text.charAt(mark);
    if (closes(character)) return stopped(walk.end);
    if (character === ":" && mark + words.lookAhead >= text.length && !isEnd) return MORE_UNTIL_BLANK;
    const other = character === ":" ? beginningAt(search, mark) : undefined;
    if (other !== undefined && other >= name.end) {
      if (walk.end < other) return stopped(walk.end);
      if (other - name.start >= 2 * checked) {
        checked = other - name.start;
        if (!source.safeParse(text.slice(name.start, other)).ok) return stopped(longest(begin, text, name.end, other));
      }
    }
    if (!walk.follow(text, mark + 1)) return stopped(walk.end);
  }
  if (last > name.start + limit) return { end: Math.max(last, name.end), isLong: true };
  return isEnd ? stopped(walk.end) : MORE_UNTIL_BLANK;
}
