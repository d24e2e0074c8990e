import { type CharacterSet, set } from "./character-set.ts";

// RFC 1738 §5, "Miscellaneous definitions", line by line.

// lowalpha = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l" | "m" | "n" | "o" | "p" |
//            "q" | "r" | "s" | "t" | "u" | "v" | "w" | "x" | "y" | "z"
/** `lowalpha`, RFC 1738 §5. @public */
export const lowalpha: CharacterSet = set("lowalpha", "abcdefghijklmnopqrstuvwxyz");

// hialpha = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" |
//           "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z"
/** `hialpha`, RFC 1738 §5. @public */
export const hialpha: CharacterSet = set("hialpha", lowalpha.characters.toUpperCase());

// alpha = lowalpha | hialpha
/** `alpha`, RFC 1738 §5. @public */
export const alpha: CharacterSet = set("alpha", lowalpha, hialpha);

// digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9"
/** `digit`, RFC 1738 §5. @public */
export const digit: CharacterSet = set("digit", "0123456789");

// safe = "$" | "-" | "_" | "." | "+"
/** `safe`, RFC 1738 §5. @public */
export const safe: CharacterSet = set("safe", "$-_.+");

// extra = "!" | "*" | "'" | "(" | ")" | ","
/** `extra`, RFC 1738 §5. @public */
export const extra: CharacterSet = set("extra", "!*'(),");

// national = "{" | "}" | "|" | "\" | "^" | "~" | "[" | "]" | "`"
/** `national`, RFC 1738 §5: unsafe, always to be escaped (§2.2). @public */
export const national: CharacterSet = /* @__PURE__ */ set("national", "{}|\\^~[]`");

// punctuation = "<" | ">" | "#" | "%" | <">
/** `punctuation`, RFC 1738 §5: unsafe, always to be escaped (§2.2). @public */
export const punctuation: CharacterSet = /* @__PURE__ */ set("punctuation", '<>#%"');

// reserved = ";" | "/" | "?" | ":" | "@" | "&" | "="
/** `reserved`, RFC 1738 §5. @public */
export const reserved: CharacterSet = set("reserved", ";/?:@&=");

// hex = digit | "A" | "B" | "C" | "D" | "E" | "F" | "a" | "b" | "c" | "d" | "e" | "f"
/** `hex`, RFC 1738 §5. @public */
export const hex: CharacterSet = set("hex", digit, "ABCDEFabcdef");

// escape = "%" hex hex
/** `escape`, RFC 1738 §5: any octet, by its two hexadecimal digits. @public */
export const escape: CharacterSet = { ...set("escape"), escapes: true };

// unreserved = alpha | digit | safe | extra
/** `unreserved`, RFC 1738 §5. @public */
export const unreserved: CharacterSet = set("unreserved", alpha, digit, safe, extra);

// uchar = unreserved | escape
/** `uchar`, RFC 1738 §5. @public */
export const uchar: CharacterSet = set("uchar", unreserved, escape);

// xchar = unreserved | reserved | escape
/** `xchar`, RFC 1738 §5. @public */
export const xchar: CharacterSet = set("xchar", unreserved, reserved, escape);

// alphadigit = alpha | digit
/** `alphadigit`, RFC 1738 §5. @public */
export const alphadigit: CharacterSet = set("alphadigit", alpha, digit);
