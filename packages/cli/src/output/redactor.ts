import { MAX_LENGTH, redact } from "@url1738/core";

/** Redacts a text that comes in pieces, wherever they are cut. */
export interface Redactor {
  /** Takes a piece, gives what can be told of it already. */
  readonly push: (text: string) => string;
  /** Gives the rest. */
  readonly end: () => string;
}

/** In front of a piece from the midst of a password: what makes it one again. */
const INSIDE = "//:";

/** The offset after the last character that ends what may be a password. */
function lastEnd(text: string): number {
  let end = text.length;
  while (end > 0 && !/[\t-\r <>"]/.test(text.charAt(end - 1))) end--;
  return end;
}

/**
 * Makes a redactor. Only white space, `<`, `>` and `"` end what may be a password, so the text is held back to the last of them;
 * and when nothing ends a password for longer than a URL can be, all of it is hidden.
 */
export function createRedactor(): Redactor {
  let held = "";
  let isInside = false;

  function release(text: string): string {
    if (!isInside) return redact(text);
    isInside = false;
    const ends = /[\t-\r <>"]/.exec(text)?.index ?? text.length;
    const at = text.slice(0, ends).lastIndexOf("@");
    return at < 0 ? redact(text.slice(ends)) : redact(INSIDE + text).slice(`${INSIDE}***`.length);
  }

  /** What is held is longer than any URL: if a password may have begun in it, it is hidden to its end and beyond. */
  function releaseTooLong(): string {
    const text = held;
    held = "";
    if (isInside) return "";
    const shown = redact(`${text}@`);
    isInside = shown !== `${text}@`;
    return isInside ? shown.slice(0, -1) : text;
  }

  return {
    push: (text) => {
      held += text;
      const cut = lastEnd(held);
      const shown = cut > 0 ? release(held.slice(0, cut)) : "";
      held = held.slice(cut);
      return held.length > MAX_LENGTH ? shown + releaseTooLong() : shown;
    },
    end: () => release(held),
  };
}
