import { secretsIn, wordsOf } from "./secrets-in-name.ts";
import { EVENTS_OF_ONE, NEAR_SECRETS, readUnit } from "./units.ts";
import { type FoundInUrl, urlReader } from "./url-reader.ts";

/**
 * Finds what errors mask in an input, which is or was meant as one URL: all that `redact` masks there. Errors are part of every scheme, so
 * they have no more than the reader of URLs: what may be a secret ends anywhere, however long it is, and a wrapper that is not closed extends
 * to the end.
 */

/**
 * Tells whether a place is masked.
 *
 * @public
 */
export type Masking = (index: number) => boolean;

/**
 * The default replacement of a secret.
 *
 * @public
 */
export const MASK = "***";

/** The beginning of a wrapper, or of a URL in angle brackets, that is not closed: what follows its first secret may be part of it. */
const UNCLOSED = /<(?=[a-z][a-z\d+.-]*:)(?![^<>]{0,4094}>)/i;

/**
 * Reports all masked spans; one that ends at its beginning is empty.
 *
 * @param since - A place at which values end: it need not report those of parameters that end there or before.
 * @param until - A place: it need not report the values of parameters after it.
 */
function findMasked(text: string, found: FoundInUrl, since: number, until: number): void {
  let index = 0;
  let from = 0;
  const read = urlReader(found, (name) => index > since && index < until && secretsIn(wordsOf(name)).length, String);
  // The end of the text ends a value, as an `&` does.
  const all = `${text}&`;
  for (; index < all.length; index++)
    if (EVENTS_OF_ONE[all.charCodeAt(index)]) {
      const unit = readUnit(all, index, 0);
      read(all, from, index, unit);
      from = unit.end;
      index = from - 1;
    }
}

/**
 * Finds what errors mask in an input, which is or was meant as one URL.
 *
 * @param text - The input; of anything but a string, no place is masked.
 * @returns A function that tells whether a UTF-16 offset is masked.
 * @public
 */
export function maskingOf(text: string): Masking {
  if (typeof text !== "string" || !NEAR_SECRETS.test(text)) return () => false;
  const masked = new Uint8Array(text.length);
  findMasked(text, (index, end) => masked.fill(1, index, end), 0, text.length);
  const unclosed = text.search(UNCLOSED);
  const first = unclosed < 0 ? -1 : masked.indexOf(1, unclosed);
  if (first >= 0) masked.fill(1, first);
  return (place) => typeof place === "number" && masked[place] === 1;
}

/**
 * Tells whether a place of an input is masked in errors, since it may be part of a secret.
 *
 * @param text - The input: one URL, or a text that was meant as one; of anything but a string, no place is masked.
 * @param index - The place, a UTF-16 offset.
 * @param from - An earlier place, to ask about all places from there on.
 * @returns True if the place, or any of them, is masked.
 * @public
 */
export function isMaskedAt(text: string, index: number, from: number = index): boolean {
  if (typeof text !== "string" || !text[index]) return false;
  // Only delimiters of secrets are far from what they mask; whether a wrapper is closed, its next 4,096 characters tell.
  const read = NEAR_SECRETS.test(text.slice(index + 1)) ? text : text.slice(0, index + 4200);
  if (!NEAR_SECRETS.test(read)) return false;
  const first = Math.min(UNCLOSED.exec(read)?.index ?? from, from);
  let isMasked = false;
  findMasked(
    read,
    (start, end) => {
      isMasked ||= start < end && start <= index && end > first;
    },
    // To look up all names takes as long as everything else that an error does.
    read.slice(0, first).search(/&\w+=[^&]*$/),
    index,
  );
  return isMasked;
}
