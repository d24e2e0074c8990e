import { passwordsIn, redact, type Source, type Stretch } from "@url1738/core";
import { hiddenIn } from "./without-secrets.ts";

/** The length of what is shown instead of a secret. */
const MASK = "***".length;

/**
 * Hides the secrets in a text that should be one URL.
 *
 * @param place - A stretch of it.
 * @param source - Knows what else is secret, see {@link hiddenIn}.
 * @returns The text without them, and the stretch where the place now is: one inside a secret is all that stands for it.
 */
export function hidePassword(text: string, place: Stretch, source?: Source): Stretch & { readonly text: string } {
  const hidden = hiddenIn(text, source);
  const secrets = passwordsIn(text, hidden);

  /** Where an offset is now; `inside` is where that of one inside a secret is in what stands for it. */
  function moved(offset: number, inside: number): number {
    let shift = 0;
    for (const { index, end } of secrets) {
      if (offset <= index) break;
      if (offset < end) return index + shift + inside;
      shift += MASK - (end - index);
    }
    return offset + shift;
  }

  return { text: redact(text, hidden), index: moved(place.index, 0), end: moved(place.end, MASK) };
}
