import { passwordsIn } from "./redact.ts";
import type { Span } from "./spans.ts";

/**
 * Tells of a place whether it is hidden.
 *
 * @public
 */
export type Hiding = (index: number) => boolean;

/**
 * Finds what errors hide of an input, which is or was meant as one URL.
 *
 * @param text - The input.
 * @returns Whether a place is hidden, by its UTF-16 offset.
 * @public
 */
export function hidingOf(text: string): Hiding {
  const secrets = passwordsIn(text, { single: true });
  return (place) => {
    let low = 0;
    let high = secrets.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((secrets[middle] as Span).end > place) high = middle;
      else low = middle + 1;
    }
    return (secrets[low]?.index ?? place + 1) <= place;
  };
}

/**
 * Tells whether a place of an input is hidden in errors, since it may be part of a secret.
 *
 * @param text - The input: one URL, or what was meant as one.
 * @param index - The place, a UTF-16 offset.
 * @returns Whether it is.
 * @public
 */
export function isHiddenAt(text: string, index: number): boolean {
  return hidingOf(text)(index);
}
