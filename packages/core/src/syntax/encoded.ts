import { octetAt } from "./percent-encoding.ts";

/**
 * A string that is still percent-encoded, in its one normal form: hexadecimal digits in upper case; letters, digits, `-`, `_` and `.` never
 * escaped. `encoded` makes one. The brand is a string key, so the type is the same in every copy of this package.
 *
 * @public
 */
export type Encoded = string & { readonly "~url1738": "encoded" };

/** An escape that is not in normal form. */
export const UNUSUAL: RegExp = /%(?:[a-f]|2[DE]|3\d|[46][1-9A-F]|5[\dAF]|7[\dA]|.[a-f])/;

/** Brings a text of raw characters and escapes into the normal form of `Encoded`. */
export function normalise(text: string): Encoded {
  // Most escapes are in normal form, and just looking for others is much quicker.
  if (!UNUSUAL.test(text)) return text as Encoded;
  return text.replace(/%../g, (escape) => {
    const character = String.fromCharCode(octetAt(escape, 0));
    return /[\w.-]/.test(character) ? character : escape.toUpperCase();
  }) as Encoded;
}
