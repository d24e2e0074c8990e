/**
 * Tells where something was last seen before a place of a text, -1 where it was not. A text is looked through once, however many of its
 * places are asked for, from left to right.
 *
 * @param what - What is looked for; not empty.
 */
export function lastBefore(what: string): (text: string, index: number) => number {
  let [known, last, next] = ["", -1, -1];
  return (text, index) => {
    if (text !== known || index <= last) [known, last, next] = [text, -1, text.indexOf(what)];
    while (next >= 0 && next < index) [last, next] = [next, text.indexOf(what, next + 1)];
    return last;
  };
}

/** Where an `@` last stands before a place. */
export const lastAt: (text: string, index: number) => number = lastBefore("@");

/**
 * Tells where a run of characters ends in which a place of a text is. A run is looked through once, however many of its places are asked
 * for one after the other: a text may have many mistakes, and what follows each of them may be long.
 *
 * @param run - Sticky.
 */
export function runEnd(run: RegExp): (text: string, index: number) => number {
  let [known, from, end] = ["", 0, -1];
  return (text, index) => {
    if (text !== known || index < from || index > end) {
      run.lastIndex = index;
      run.test(text);
      [known, from, end] = [text, index, run.lastIndex];
    }
    return end;
  };
}

// White space, and what else takes no place on paper: joiners, marks of direction, soft hyphens.
const UNSEEN = /[\s\p{DI}\p{Cf}]*/uy;

/** Where the white space and the characters end that are not seen, from an offset on. */
export const unseenEnd = runEnd(UNSEEN);

/** Where the white space ends, from an offset on. */
export const spaceEnd = runEnd(/\s*/y);

/** Whether there is nothing but white space between two offsets. */
export function isSpace(text: string, index: number, end: number): boolean {
  return text.slice(index, end).trim() === "";
}

const ONE = /^[\s\p{DI}\p{Cf}]$/u;

/** The length of a text without the white space and the characters at its end that are not seen. */
export function seenLength(text: string): number {
  let length = text.length;
  while (length > 0 && ONE.test(text[length - 1] as string)) length--;
  return length;
}
