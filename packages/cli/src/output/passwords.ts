import type { Source } from "@url1738/core";
import { MASK, type Span } from "@url1738/redact";
import { secretPlaces } from "./without-secrets.ts";

/** A stretch of a text without its secrets. */
export type Shown = Span & { readonly text: string };

/**
 * Hides the secrets in a text that should be one URL: once, for however many stretches of it.
 *
 * @param source - Knows what else is secret, see {@link secretPlaces}.
 * @returns The text without them, and where a stretch of it now is: one inside a secret is all that stands for it.
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

  /** How many secrets begin before an offset. */
  function secretsBefore(offset: number): number {
    let [low, high] = [0, secrets.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((secrets[middle] as Span).index < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Where an offset is now; `inside` is where that of one inside a secret is in what stands for it. */
  function moved(offset: number, inside: number): number {
    const before = secretsBefore(offset);
    const last = secrets[before - 1];
    if (last === undefined) return offset;
    const isInside = offset < last.end;
    return isInside ? last.index + (shifts[before - 1] as number) + inside : offset + (shifts[before] ?? grown);
  }

  return ({ index, end }) => ({ text: shown, index: moved(index, 0), end: moved(end, MASK.length) });
}
