import { NAMES } from "./names.ts";
import { addSpan, type Span } from "./spans.ts";

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

const SLASH = "(?:/|%(?:25)?2f|\\\\u002f)";
const BACKSLASH = "(?:\\\\|%(?:25)?5c)";
const COLON = "(?::|%(?:25)?3a|\\\\u003a)";
const AT = /@|%(?:25)?40|\\u0040|&#64;|&#x40;/gi;

/** What begins or ends a user. Neither a backslash nor a `#` ends one here: whoever has written the input may have one in the user. */
const DELIMITER = new RegExp(`(${COLON})|${SLASH}|(${BACKSLASH})`, "gi");
const PORT = new RegExp(`\\d+(?:${SLASH}|${BACKSLASH}|[?#]|%(?:25)?(?:3f|23))`, "iy");
const IN_SCHEME = /[a-z\d+.-]/i;

const USER = `(?:(?!${SLASH}|${BACKSLASH}|${COLON}|(?<!&)#).)*`;
const TOKEN = new RegExp(`(ttps?${COLON}(?:${SLASH}|${BACKSLASH})*)(${USER})`, "gis");
const PARAMETER = new RegExp(
  `(?:[?&;#]|%(?:25)?(?:3f|26|3b|23)|\\\\u00(?:3f|26|3b|23))(?:${NAMES.replaceAll(" ", "|")})(?:=|%(?:25)?3d|\\\\u003d|&#61;)`,
  "gi",
);
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

/** Finds all of it. */
export function hiddenIn(text: string): readonly Span[] {
  const hidden: Span[] = [];
  const at = lastAt(text);
  const password = passwordBefore(at, text);
  if (password < at) hidden.push({ index: password, end: at });
  for (const { 0: all, 2: user = "", index } of text.matchAll(TOKEN)) {
    const end = lastAt(user);
    const start = index + all.length - user.length;
    if (end > 0) hidden.push({ index: start, end: start + end });
  }
  let value = 0;
  for (const { 0: parameter, index } of text.matchAll(PARAMETER)) {
    const start = index + parameter.length;
    if (start < value) continue;
    VALUE_ENDS.lastIndex = start;
    value = VALUE_ENDS.exec(text)?.index ?? text.length;
    hidden.push({ index: start, end: value });
  }
  return hidden;
}

/**
 * Finds what errors hide of an input, which is or was meant as one URL.
 *
 * @param text - The input.
 * @returns Whether a place is hidden, by its UTF-16 offset.
 * @public
 */
export function hidingOf(text: string): Hiding {
  const hidden: Span[] = [];
  for (const { index, end } of [...hiddenIn(text)].sort((one, other) => one.index - other.index))
    addSpan(hidden, index, end);
  return (place) => {
    let [low, high] = [0, hidden.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((hidden[middle] as Span).end <= place) low = middle + 1;
      else high = middle;
    }
    return low < hidden.length && (hidden[low] as Span).index <= place;
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
