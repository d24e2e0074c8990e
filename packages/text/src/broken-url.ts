import type { UrlValue } from "@url1738/core";
import { isLineEnd } from "./after-url.ts";
import { beginningAt } from "./beginning-at.ts";
import { isClosing } from "./boundaries.ts";
import { enclosing } from "./enclosing.ts";
import { mistake } from "./mistake.ts";
import { MORE_UNTIL_BLANK, type More } from "./more.ts";
import type { Name } from "./name.ts";
import { isUnlikeProse, withoutTrailing } from "./prose.ts";
import type { Found, Search } from "./search.ts";
import { limitOf } from "./walk-along.ts";

/** What may end what was meant as a URL, and the brackets that may stand in it. */
const STOP = /[\s<>"'`*()[\]{}:]|[^\0-\x7f]/gu;

/** The brackets that belong to one where both are in it. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  [")", "("],
  ["]", "["],
  ["}", "{"],
]);

/** Counts brackets, and finds what ends for its context what was meant as a URL. */
function ender(mark: string): (character: string) => boolean {
  const open = new Map([...PAIRS.values()].map((bracket) => [bracket, 0]));
  return (character) => {
    const depth = open.get(character);
    const opening = PAIRS.get(character);
    if (depth !== undefined) open.set(character, depth + 1);
    if (depth !== undefined || opening === undefined)
      return character === mark || (character !== "'" && (/\s/.test(character) || isClosing(character)));
    const left = (open.get(opening) as number) - 1;
    if (left >= 0) open.set(opening, left);
    return left < 0;
  };
}

/** Where what was meant as a URL ends: at white space, at what closes, or where another URL begins, not before an offset. */
function endOfMeant(search: Search<UrlValue>, name: Name, since: number): number | More {
  const { text, isEnd, words } = search;
  const ends = ender(enclosing(text, name.start));
  const last = name.start + limitOf(search) + 1;
  STOP.lastIndex = name.end;
  for (let stop = STOP.exec(text); stop !== null && stop.index < last; stop = STOP.exec(text)) {
    const { 0: character, index } = stop;
    if (ends(character)) return index;
    if (character !== ":") continue;
    if (index + words.lookAhead >= text.length && !isEnd) return MORE_UNTIL_BLANK;
    const other = beginningAt(search, index);
    if (other !== undefined && other >= since) return other;
  }
  if (text.length >= last) return Math.max(last, name.end);
  return isEnd ? text.length : MORE_UNTIL_BLANK;
}

/**
 * What was meant as a URL, but is not: because a URL has been cut out of it, or there is none in it.
 *
 * @param start - Where the hit begins: at the name, or at the prefix before it.
 * @param since - The offset after the URL that has been cut out of it, or after the name: what begins before is part of it.
 * @returns The hit, or where to go on looking.
 */
export function brokenUrl<U extends UrlValue>(
  search: Search<U>,
  name: Name,
  start: number,
  since: number,
): Found<U> | number | More {
  const { source, text } = search;
  const meant = endOfMeant(search, name, since);
  if (typeof meant !== "number") return meant;
  if (meant > name.start + limitOf(search)) return meant;
  const end = withoutTrailing(text, name.end, meant);
  const isBroken = end === meant && text[end - 1] === "-" && isLineEnd(search, end);
  if (typeof isBroken !== "boolean") return isBroken;
  if (end <= name.end + 2 || !isUnlikeProse(text, name.end, end)) return since;

  const whole = isBroken ? `${text.slice(name.start, end)}\n` : text.slice(name.start, end);
  const hash = whole.indexOf("#");
  const before = hash < 0 ? whole : whole.slice(0, hash);
  const isBefore = hash < 0 || !source.safeParse(before).ok;
  const written = isBefore ? before : whole;
  const result = source.safeParse(written);
  if (result.ok) return end;
  const fragment = isBefore && hash >= 0 ? { fragment: whole.slice(hash + 1) } : {};
  const urlEnd = isBefore && hash >= 0 ? name.start + hash : end;
  const offsets = search.placed({ start, end, urlStart: name.start, urlEnd });
  return { hit: mistake(source, { ...offsets, text: written, ...fragment }, result), after: end };
}
