/**
 * A string that is still percent-encoded, in the one normal form of it: hexadecimal digits in upper case; letters, digits,
 * `-`, `_` and `.` never escaped. `encoded` makes one. The brand is a string key, so it is the same type in every copy of
 * this package.
 *
 * @public
 */
export type Encoded = string & { readonly "~url1738": "encoded" };

/** An escape that is not in normal form: with a digit in lower case, or of a letter, a digit, `-`, `.` or `_`. */
const UNUSUAL = /%(?:[a-f]|.[a-f]|2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F)/y;

/** Whether an escape is not in normal form. Most of a text is not escaped, and going from escape to escape is the fastest way through it. */
function hasUnusual(text: string): boolean {
  for (let index = text.indexOf("%"); index >= 0; index = text.indexOf("%", index + 3)) {
    UNUSUAL.lastIndex = index;
    if (UNUSUAL.test(text)) return true;
  }
  return false;
}

/** Brings a text of raw characters and escapes into the normal form of `Encoded`. */
export function normalise(text: string): Encoded {
  if (!hasUnusual(text)) return text as Encoded;
  return text.replace(/%../g, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.-]/.test(character) ? character : escape.toUpperCase();
  }) as Encoded;
}
