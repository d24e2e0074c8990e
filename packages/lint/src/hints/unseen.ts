import { runEnd } from "./run-end.ts";

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
