/**
 * A string that is still percent-encoded, in the one normal form of it: hexadecimal digits in upper case; letters, digits,
 * `-`, `_` and `.` never escaped. `encoded` makes one. The brand is a string key, so it is the same type in every copy of
 * this package.
 *
 * @public
 */
export type Encoded = string & { readonly "~url1738": "encoded" };

const PERCENT = 0x25;
const ZERO = 0x30;
const DIGITS = "0123456789ABCDEF";

/** By the code of a first digit: with which second ones it is an escape in normal form, a bit for each, counted from the zero. */
function normalEscapes(): Int32Array {
  const normal = new Int32Array(0x80);
  for (let octet = 0; octet < 0x100; octet++) {
    if (/[\w.-]/.test(String.fromCharCode(octet))) continue;
    const first = DIGITS.charCodeAt(octet >> 4);
    normal[first] = (normal[first] as number) | (1 << (DIGITS.charCodeAt(octet & 15) - ZERO));
  }
  return normal;
}

let normal: Int32Array | undefined;

/** Whether an escape is not in normal form. Most of a text is not escaped, and going from escape to escape is the fastest way through it. */
function hasUnusual(text: string): boolean {
  normal ??= normalEscapes();
  for (let index = text.indexOf("%"); index >= 0; index = text.indexOf("%", index))
    do {
      const second = text.charCodeAt(index + 2);
      if (second > 0x46 || (((normal[text.charCodeAt(index + 1)] as number) >> (second - ZERO)) & 1) === 0) return true;
      index += 3;
    } while (text.charCodeAt(index) === PERCENT);
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
