import { NAMES } from "./names.ts";
import type { Found } from "./spans.ts";

/**
 * What errors hide of an input, which is or was meant as one URL: all that `redact` hides there. Errors are part of every scheme, so this is
 * short, where the machine is exact: it does not stop where a broken URL may end, at white space, a quotation mark or a bracket. It knows no
 * `<URL:…>`, which no URL has.
 */

/**
 * Tells of a place whether it is hidden.
 *
 * @public
 */
export type Hiding = (index: number) => boolean;

/** A pattern of characters, raw or escaped once or twice, or as JSON escapes them. */
const written = (raw: string, hexadecimal: string) => `(?:${raw}|(?:%(?:25)?|\\\\u00)(?:${hexadecimal}))`;

const SLASH = written("/", "2f");
const BACKSLASH = written("\\\\", "5c");
const COLON = written(":", "3a");
const AT = new RegExp(`${written("@", "40")}|&#(?:64|x40);`, "gi");

/** What begins or ends a user. Neither a backslash nor a `#` ends one here: whoever has written the input may have one in the user. */
const DELIMITER = new RegExp(`(${COLON})|${SLASH}|(${BACKSLASH})`, "gi");
const PORT = new RegExp(`\\d+(?:${SLASH}|${BACKSLASH}|${written("[?#]", "3f|23")})`, "iy");
const IN_SCHEME = /[a-z\d+.-]/i;

const USER = `(?:(?!${SLASH}|${BACKSLASH}|${COLON}|(?<!&)#).)*`;
const TOKEN = new RegExp(`(ttps?${COLON}(?:${SLASH}|${BACKSLASH})*)(${USER})`, "gis");
const PARAMETER = new RegExp(`${written("[?&;#]", "3f|26|3b|23")}(?:${NAMES})(?:${written("=", "3d")}|&#61;)`, "gi");
/** The end of a value: no `&#64;` is. */
const VALUE_ENDS = /&(?!#)|[;#](?<!&#(?:\w{1,3};)?)/g;

/** Where the last `@` stands. */
const lastAt = (text: string) => [...text.matchAll(AT)].at(-1)?.index ?? -1;

/** Where the first password begins before an offset; no slashes need to follow the scheme's colon. */
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

/** Finds all of it: a place that ends where it begins, or before, is none. */
export function findHidden(text: string, found: Found): void {
  const at = lastAt(text);
  found(passwordBefore(at, text), at);
  for (const { 1: before = "", 2: user = "", index } of text.matchAll(TOKEN)) {
    const start = index + before.length;
    found(start, start + lastAt(user));
  }
  let end = 0;
  for (const { 0: parameter, index } of text.matchAll(PARAMETER)) {
    const start = index + parameter.length;
    if (start < end) continue;
    VALUE_ENDS.lastIndex = start;
    end = VALUE_ENDS.exec(text)?.index ?? text.length;
    found(start, end);
  }
}

/**
 * Finds what errors hide of an input, which is or was meant as one URL.
 *
 * @param text - The input.
 * @returns Whether a place is hidden, by its UTF-16 offset.
 * @public
 */
export function hidingOf(text: string): Hiding {
  const hidden = new Uint8Array(text.length);
  findHidden(text, (index, end) => index < end && hidden.fill(1, index, end));
  return (place) => hidden[place] === 1;
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
