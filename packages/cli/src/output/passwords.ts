import type { Source } from "@url1738/core";
import { MASK, type Span } from "@url1738/redact";
import { secretPlaces } from "./without-secrets.ts";

/** A span of a masked text, and the whole of that text. */
export type Shown = Span & { readonly text: string };

/**
 * Masks the secrets in a text that should be one URL: once, for any number of spans.
 *
 * @param source - The source that knows what else is secret, see {@link secretPlaces}.
 * @returns A function that returns the masked text and the new place of a span; a span inside a secret becomes the whole mask.
 */
export function hidePasswords(text: string, source?: Source): (place: Span) => Shown {
  const secrets = secretPlaces(text, source);
  const shifts: number[] = [];
  let shown = "";
  let copied = 0;
  for (const { index, end } of secrets) {
    shifts.push(shown.length - copied);
    shown += text.slice(copied, index) + MASK;
    copied = end;
  }
  const grown = shown.length - copied;
  shown += text.slice(copied);

  /** Returns the number of secrets that begin before an offset. */
  function secretsBefore(offset: number): number {
    let [low, high] = [0, secrets.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((secrets[middle] as Span).index < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns the new place of an offset; one inside a secret moves to the offset `inside` of the mask. */
  function moved(offset: number, inside: number): number {
    const before = secretsBefore(offset);
    const last = secrets[before - 1];
    if (last === undefined) return offset;
    const isInside = offset < last.end;
    return isInside ? last.index + (shifts[before - 1] as number) + inside : offset + (shifts[before] ?? grown);
  }

  return ({ index, end }) => ({ text: shown, index: moved(index, 0), end: moved(end, MASK.length) });
}
