import { secretNames } from "./secret-name.ts";
import type { Found } from "./spans.ts";

/**
 * Finds what errors mask in an input, which is or was meant as one URL: all that `redact` masks there. Errors are part of every scheme, so
 * this code is short where the machine is exact: it does not stop where a broken URL may end, at white space, a quotation mark or bracket.
 * It does not know `<URL:…>`, which no URL contains.
 */

/**
 * Tells whether a place is masked.
 *
 * @public
 */
export type Masking = (index: number) => boolean;

/** Returns a pattern for characters that are raw, escaped once or twice, or escaped as in JSON. */
const written = (raw: string, hexadecimal: string) => `(?:${raw}|(?:%(?:25)?|\\\\u00)(?:${hexadecimal}))`;

const SLASH = written("/", "2f");
const BACKSLASH = written("\\\\", "5c");
const COLON = written(":", "3a");
const BEFORE_LAST_AT = new RegExp(`^[^]*(?=${written("@", "40")}|&#(?:64|x40);)`, "i");

/** The delimiters of a user. Neither a backslash nor a `#` ends a user here, since the user that was meant may contain one. */
const DELIMITER = new RegExp(`(${COLON})|${SLASH}|(${BACKSLASH})`, "gi");
const PORT = new RegExp(`\\d+(?:${SLASH}|${BACKSLASH}|${written("[?#]", "3f|23")})`, "iy");
const IN_SCHEME = /[a-z\d+.-]/i;

const USER = `(?:(?!${SLASH}|${BACKSLASH}|${COLON}|(?<!&)#).)*`;
const TOKEN = new RegExp(`(ttps?${COLON}(?:${SLASH}|${BACKSLASH})*)(${USER})`, "gis");
const PARAMETER = new RegExp(`${written("[?&;#]", "3f|26|3b|23")}([^?&;#=]*?)(?:${written("=", "3d")}|&#61;)`, "gi");
/** The end of a value; the `&` and `;` of `&#64;` end none. */
const VALUE_ENDS = /&(?!#)|[;#](?<!&#(?:\w{1,3};)?)/g;

/** Returns the offset of the last `@`, or -1. */
const lastAt = (text: string) => BEFORE_LAST_AT.exec(text)?.[0].length ?? -1;

/** Returns the offset where the first password before an offset begins; no slashes need to follow the scheme's colon. */
function passwordBefore(to: number, text: string): number {
  let isUser = false;
  let last = -1;
  for (const { 0: all, 1: colon, 2: backslash, index } of text.matchAll(DELIMITER)) {
    const end = index + all.length;
    if (end >= to) break;
    if (colon) {
      PORT.lastIndex = end;
      if (isUser && !PORT.test(text)) return end;
      isUser = IN_SCHEME.test(text.charAt(index - 1));
    } else isUser = index === last || (backslash !== undefined && isUser);
    last = end;
  }
  return to;
}

/** Matches the characters of which each secret outside of a header has one next to it: the delimiters, and the first of their escapes. */
export const NEAR_SECRETS = /[@=<%&\\]/;

/** Reports all masked spans; one that ends at or before its beginning is empty. */
export function findMasked(text: string, found: Found): void {
  if (!NEAR_SECRETS.test(text)) return;
  const at = lastAt(text);
  found(passwordBefore(at, text), at);
  for (const { 1: before = "", 2: user = "", index } of text.matchAll(TOKEN)) {
    const start = index + before.length;
    found(start, start + lastAt(user));
  }
  let end = 0;
  const names = secretNames({});
  for (const { 0: parameter, 1: name = "", index } of text.matchAll(PARAMETER)) {
    const start = index + parameter.length;
    if (start < end || names.kindOf(name) === undefined) continue;
    VALUE_ENDS.lastIndex = start;
    end = VALUE_ENDS.exec(text)?.index ?? text.length;
    found(start, end);
  }
}

/**
 * Finds what errors mask in an input, which is or was meant as one URL.
 *
 * @param text - The input.
 * @returns A function that tells whether a UTF-16 offset is masked.
 * @public
 */
export function maskingOf(text: string): Masking {
  const masked = new Uint8Array(text.length);
  findMasked(text, (index, end) => index < end && masked.fill(1, index, end));
  return (place) => masked[place] === 1;
}

/**
 * Tells whether a place of an input is masked in errors, since it may be part of a secret.
 *
 * @param text - The input: one URL, or a text that was meant as one; of anything but a string, no place is masked.
 * @param index - The place, a UTF-16 offset.
 * @returns True if the place is masked.
 * @public
 */
export function isMaskedAt(text: string, index: number): boolean {
  return typeof text === "string" && maskingOf(text)(index);
}
