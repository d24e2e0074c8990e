import type { UrlError } from "../errors/url-error.ts";

/** A part of a text, and what is to stand there instead. */
export interface Edit {
  readonly index: number;
  readonly end: number;
  readonly replacement: string;
}

/** The text with its changes. */
export function edited(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let position = 0;
  for (const { index, end, replacement } of edits) {
    pieces.push(text.slice(position, index), replacement);
    position = end;
  }
  return pieces.join("") + text.slice(position);
}

/** Where offsets in a changed text lie in the original: that of a replaced part where one is inside its replacement. */
export function originals(edits: readonly Edit[]): (offset: number) => number {
  let grown = 0;
  const starts = edits.map(({ index, end, replacement }) => {
    const start = index + grown;
    grown += replacement.length - (end - index);
    return { start, index, end, length: replacement.length };
  });
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle]?.start as number) <= offset) low = middle + 1;
      else high = middle;
    }
    const last = starts[low - 1];
    if (last === undefined) return offset;
    return offset < last.start + last.length ? last.index : last.end + (offset - last.start - last.length);
  };
}

/** An error in a changed text as one in the original. */
export function moved(error: UrlError, text: string, original: (offset: number) => number): UrlError {
  if (error.index === undefined || error.end === undefined) return error;
  const index = original(error.index);
  // Where the character is hidden, it stays so.
  const found = error.found === undefined ? undefined : text.codePointAt(index);
  const end = Math.max(index, original(error.end));
  const { fix, ...others } = error;
  const fixed = fix && { ...fix, index: original(fix.index), end: Math.max(original(fix.index), original(fix.end)) };
  return { ...others, index, end, ...(found === undefined ? {} : { found }), ...(fixed && { fix: fixed }) };
}
