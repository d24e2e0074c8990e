import type { UrlError } from "../errors/url-error.ts";
import type { Walked } from "../machines/machine.ts";

/** A change that a text needs. */
export interface Fix {
  /** Where the text leaves the grammar without it. */
  readonly leaving: Walked;
  /** What is replaced, as offsets in the text. */
  readonly index: number;
  readonly end: number;
  readonly replacement: string;
}

/** The text with its fixes. */
export function fixed(text: string, fixes: readonly Fix[]): string {
  let mended = "";
  let position = 0;
  for (const { index, end, replacement } of fixes) {
    mended += text.slice(position, index) + replacement;
    position = end;
  }
  return mended + text.slice(position);
}

/** Where an offset in the fixed text lies in the original: that of a replaced character where it is inside its replacement. */
function original(fixes: readonly Fix[], offset: number): number {
  let grown = 0;
  for (const { index, end, replacement } of fixes) {
    if (offset < index + grown + replacement.length) return Math.min(offset - grown, index);
    grown += replacement.length - (end - index);
  }
  return offset - grown;
}

/** An error in the fixed text as one in the original. */
export function moved(error: UrlError, text: string, fixes: readonly Fix[]): UrlError {
  if (error.index === undefined || error.end === undefined) return error;
  const index = original(fixes, error.index);
  const end = Math.max(index, original(fixes, error.end));
  // Where the character is hidden, it stays so.
  const found = error.found === undefined ? {} : { found: text.codePointAt(index) ?? error.found };
  return { ...error, index, end, ...found };
}
