import type { UrlValue } from "@url1738/core";
import type { Machine } from "@url1738/core/grammar";
import { CLOSERS, closer } from "./closing.ts";
import { isMore, MORE_UNTIL_BLANK, type More } from "./more.ts";
import type { Name } from "./name.ts";
import { PrefixWalk } from "./prefix-walk.ts";
import { beginningAt, limitOf, parseTo, type Search } from "./search.ts";

/** The characters that may end the walk, and those that no URL has. */
const MARK = new RegExp(`[:()\\s<>"]|${CLOSERS}`, "g");

/** Returns the end of the longest prefix that derives from the grammar and ends at an offset or before; -1 if there is none. */
export function longest(machine: Machine, text: string, from: number, limit: number): number {
  const walk = new PrefixWalk(machine, from);
  walk.follow(text, limit);
  return walk.end;
}

/**
 * Finds the end of a text without brackets and marks, most often at white space: if it is a URL, the walk would end there, too.
 *
 * @returns The offset; `undefined` if only the walk can tell.
 */
export function plainEnd(search: Search<UrlValue>, name: Name): number | undefined {
  const { text, isEnd, words } = search;
  MARK.lastIndex = name.end;
  while (MARK.test(text)) {
    const at = MARK.lastIndex - 1;
    const character = text[at] as string;
    if (character !== ":") {
      const isPlain = at - name.start <= limitOf(search) && !"()'*_&".includes(character);
      return isPlain ? at : undefined;
    }
    if ((at + words.lookAhead >= text.length && !isEnd) || beginningAt(search, at) !== undefined) return undefined;
  }
  return isEnd && text.length - name.start <= limitOf(search) ? text.length : undefined;
}

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz", (letter) => letter.charCodeAt(0));

/** Tells whether a grammar begins with words, such as the `mysql:` of `jdbc:mysql://host/`, since not every letter can come first. */
const beginsWithNames = (machine: Machine) =>
  LETTERS.some((letter) => machine.step(machine.first, letter) === undefined);

/** The end of the longest text that derives from the grammar, or -1 if none does; or the limit, if the text is too long. */
export type WalkedAlong = { readonly end: number; readonly isLong: boolean };

const stopped = (end: number): WalkedAlong => ({ end, isLong: false });

/**
 * Walks as far as the grammar allows. Stops early at a bracket or mark that closes the surrounding text, and at another URL that
 * begins before this text is a URL, or after it has ceased to be one. To keep time linear, the text is parsed only where the
 * first other URL begins, and then each time its length has doubled.
 */
export function walkAlong(search: Search<UrlValue>, name: Name, machine: Machine): WalkedAlong | More {
  const { text, isEnd, words } = search;
  const limit = limitOf(search);
  const last = Math.min(text.length, name.start + limit + 1);
  const closes = closer(search, name);
  const walk = new PrefixWalk(machine, name.end);
  let checked = 0;
  for (;;) {
    MARK.lastIndex = walk.index;
    const mark = MARK.test(text) ? Math.min(MARK.lastIndex - 1, last) : last;
    if (!walk.follow(text, mark)) return stopped(walk.end);
    if (mark === last) break;
    const character = text.charAt(mark);
    const ends = closes(mark);
    if (ends !== false) return isMore(ends) ? ends : stopped(walk.end);
    if (character === ":" && mark + words.lookAhead >= text.length && !isEnd) return MORE_UNTIL_BLANK;
    const other = character === ":" ? beginningAt(search, mark) : undefined;
    const isInside = other === name.end && beginsWithNames(machine);
    if (other !== undefined && other >= name.end && !isInside) {
      if (walk.end < other) return stopped(walk.end);
      if (other - name.start >= 2 * checked) {
        checked = other - name.start;
        if (!parseTo(search, name, other).ok) return stopped(longest(machine, text, name.end, other));
      }
    }
    if (!walk.follow(text, mark + 1)) return stopped(walk.end);
  }
  if (last > name.start + limit) return { end: Math.max(last, name.end), isLong: true };
  return isEnd ? stopped(walk.end) : MORE_UNTIL_BLANK;
}
