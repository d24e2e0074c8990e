import type { Spot } from "./spot.ts";

/**
 * Returns a function that finds the last occurrence of a string before a place of a text, or -1. It reads a text once, however often it is
 * called with places from left to right.
 *
 * @param sought - The string; not empty.
 */
export function lastBefore(sought: string): (text: string, index: number) => number {
  let [previous, last, next] = ["", -1, -1];
  return (text, index) => {
    if (text !== previous || index <= last) [previous, last, next] = [text, -1, text.indexOf(sought)];
    while (next >= 0 && next < index) [last, next] = [next, text.indexOf(sought, next + 1)];
    return last;
  };
}

/** Returns the offset of the last `@` before a place, or -1. */
export const lastAt: (text: string, index: number) => number = lastBefore("@");

/**
 * Returns a function that finds the end of the run of characters at a place of a text. It reads a run once, however often it is called
 * with places in it: a text may have many errors, and a long run may follow each of them.
 *
 * @param run - A sticky pattern.
 */
export function runEnd(run: RegExp): (text: string, index: number) => number {
  let [previous, from, end] = ["", 0, -1];
  return (text, index) => {
    if (text !== previous || index < from || index > end) {
      run.lastIndex = index;
      run.test(text);
      [previous, from, end] = [text, index, run.lastIndex];
    }
    return end;
  };
}

/** White space that takes some place; a byte order mark takes none. */
export const BLANK: RegExp = /[^\S\ufeff]/;

// White space and other characters that nobody sees: joiners, marks of direction, soft hyphens.
const UNSEEN = /[\s\p{DI}\p{Cf}]*/uy;

/** Returns the end of the white space and the invisible characters from an offset on. */
export const unseenEnd = runEnd(UNSEEN);

/** Returns the end of the white space from an offset on. */
export const spaceEnd = runEnd(/\s*/y);

/** Returns the offset of the next closing bracket, or the end. */
export const bracketEnd = runEnd(/[^\]]*/y);

/** Tells whether there is only white space between two offsets. */
export function isSpace(text: string, index: number, end: number): boolean {
  return text.slice(index, end).trim() === "";
}

const ONE = /^[\s\p{DI}\p{Cf}]$/u;

/** Returns the length of a text without the white space and the invisible characters at its end. */
export function seenLength(text: string): number {
  let length = text.length;
  while (length > 0 && ONE.test(text[length - 1] as string)) length--;
  return length;
}

const loginEnd = runEnd(/[^/\s<>"@]*/y);
const loginAndPathEnd = runEnd(/[^\s<>"@]*/y);

/** Tells whether an `@` follows that may end a login without other errors. */
export function isLoginAhead(text: string, index: number): boolean {
  return text[loginEnd(text, index)] === "@";
}

/** Tells whether an `@` follows that may end a login, whatever slashes are in it. */
export function isAtAhead(text: string, index: number): boolean {
  return text[loginAndPathEnd(text, index)] === "@";
}

const nextAt = runEnd(/[^@]*/y);

/** Tells whether an `@` follows anywhere, whatever comes before it. */
export function hasAtAfter(text: string, index: number): boolean {
  return nextAt(text, index) < text.length;
}

/** Tells whether an `@` has to follow, sooner or later: a login has begun, or something like it. */
export function isAtNeeded({ canEndWith }: Pick<Spot, "canEndWith">): boolean {
  return canEndWith("%20@a") && !canEndWith("%20");
}
