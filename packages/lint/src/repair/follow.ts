import type { Edit, Source, UrlError } from "@url1738/core";
import { advisedError } from "../hints/advice.ts";
import { composed, edited, moved, originalOf } from "./fixes.ts";

/** A text after the fixes of its first errors, one after the other. */
interface Followed {
  readonly text: string;
  /** The edits of the text as it was given. */
  readonly edits: readonly Edit[];
  /** The errors that these edits fix, at their places in the text as it was given. */
  readonly errors: readonly UrlError[];
  /** The first error without a fix, or after too many fixes, at its place in the text as it was given. */
  readonly stuck: UrlError | undefined;
}

/** The greatest number of fixes, since a fix may make another error. */
const MOST = 16;

/** Applies the fix of the first error again and again, until a text is a URL or is mended far enough. */
export function followed(
  source: Source,
  original: string,
  isMended: (text: string) => boolean = () => false,
): Followed {
  const errors: UrlError[] = [];
  let text = original;
  let edits: readonly Edit[] = [];
  for (;;) {
    if (source.canParse(text) || isMended(text)) return { text, edits, errors, stuck: undefined };
    const error = advisedError(source, text);
    const stuckError = moved(error, original, originalOf(edits));
    if (error.fix === undefined || errors.length === MOST) return { text, edits, errors, stuck: stuckError };
    errors.push(stuckError);
    edits = composed(edits, text, error.fix);
    text = edited(text, [error.fix]);
  }
}
