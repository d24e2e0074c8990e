import { nextEscape, octetAt } from "./percent-encoding.ts";

/**
 * A string that is still percent-encoded, in the one normal form of it: hexadecimal digits in upper case; letters, digits,
 * `-`, `_` and `.` never escaped. `encoded` makes one. The brand is a string key, so it is the same type in every copy of
 * this package.
 *
 * @public
 */
export type Encoded = string & { readonly "~url1738": "encoded" };

/** Letters, digits, `-`, `.` and `_`. */
function isNeverEscaped(octet: number): boolean {
  const letter = octet | 0x20;
  return (
    (letter > 0x60 && letter < 0x7b) ||
    (octet > 0x2f && octet < 0x3a) ||
    octet === 0x2d ||
    octet === 0x2e ||
    octet === 0x5f
  );
}

/** Whether an escape is not in normal form. Most of a text is not escaped, and going from escape to escape is the fastest way through it. */
function hasUnusual(text: string): boolean {
  for (let index = text.indexOf("%"); index >= 0; index = nextEscape(text, index + 3)) {
    const isLower = text.charCodeAt(index + 1) > 0x46 || text.charCodeAt(index + 2) > 0x46;
    if (isLower || isNeverEscaped(octetAt(text, index))) return true;
  }
  return false;
}

/** Brings a text of raw characters and escapes into the normal form of `Encoded`. */
export function normalise(text: string): Encoded {
  if (!hasUnusual(text)) return text as Encoded;
  return text.replace(/%../g, (escape) => {
    const octet = octetAt(escape, 0);
    return isNeverEscaped(octet) ? String.fromCharCode(octet) : escape.toUpperCase();
  }) as Encoded;
}
