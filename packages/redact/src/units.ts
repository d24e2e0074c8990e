/**
 * The table of events: the effects of each delimiter on the logins and values that have begun. In an escaped URL, an escape has the effects
 * that its character has in a plain one.
 */

/** The first `:` of a login ends the user and begins the password; the last `@` ends the login. */
export const DIVIDES_LOGIN = 1;
/** Digits between a `:` and this character are a port. */
export const PORT_ENDS = 2;
/** No user contains this character. */
export const USER_ENDS = 4;
/** No token contains this character. */
export const TOKEN_ENDS = 8;
/** The character ends the value of a parameter. */
export const VALUE_ENDS = 16;
/** The character ends the URL. */
export const URL_ENDS = 32;
/** Everything that may lead to a secret begins with such a character. */
export const LEAD = 64;

const ROWS: readonly (readonly [characters: string, does: number])[] = [
  [":", DIVIDES_LOGIN | LEAD],
  ["@", DIVIDES_LOGIN],
  ["=%", LEAD],
  ["/", PORT_ENDS | USER_ENDS | TOKEN_ENDS | LEAD],
  ["\\", USER_ENDS | TOKEN_ENDS | LEAD],
  ["?", PORT_ENDS | TOKEN_ENDS],
  ["#", PORT_ENDS | USER_ENDS | TOKEN_ENDS | VALUE_ENDS],
  ["&", VALUE_ENDS | LEAD],
  [";'", VALUE_ENDS],
  // White space is that of ASCII: in a log of another encoding than UTF-8, the octets of other white space are unknown.
  ['<>"\t\n\v\f\r ', URL_ENDS | VALUE_ENDS],
];

/** The effects of each ASCII character, by its code. */
export const EVENTS: Uint8Array = new Uint8Array(128);
for (const [characters, does] of ROWS) for (const character of characters) EVENTS[character.charCodeAt(0)] = does;

/** A delimiter, raw, or any escape. */
export interface Unit {
  /** Its ASCII code; 0 for an escape of any other octet. */
  readonly code: number;
  /** The number of times it is percent-encoded. */
  readonly level: number;
  readonly index: number;
  readonly end: number;
  /** True for a slash as JSON writes it, `\/`. */
  readonly isJson: boolean;
}

/** The escapes of URLs, JSON and HTML: the first groups are hexadecimal, decimal, and the character itself. */
const ESCAPE = /%(25)?([\da-f]{2})|\\u00([0-7][\da-f])|&#x([\da-f]{1,2});|&#(\d{1,3});|\\(\/)|(&)amp;/iy;

/** A text that may become an escape together with the text after it. */
const BEGINNING =
  /^(?:%(?:2(?:5[\da-f]?)?|[\da-f])?|\\(?:u(?:0(?:0[0-7]?)?)?)?|&(?:a(?:mp?)?|#(?:\d{0,3}|x[\da-f]{0,2}))?)$/i;

/** The length of the longest such text, plus one. */
const LONGEST = 7;

/** Tells whether a text ends within a possible escape. */
export function isCutEscape(text: string, index: number): boolean {
  return text.length - index < LONGEST && BEGINNING.test(text.slice(index));
}

const isEscape = (code: number) => code === 0x25 || code === 0x5c || code === 0x26;

/** Reads the unit at a place of a text that begins at an offset. */
export function readUnit(text: string, place: number, base: number): Unit {
  const raw = text.charCodeAt(place);
  const index = base + place;
  ESCAPE.lastIndex = place;
  const match = isEscape(raw) ? ESCAPE.exec(text) : null;
  if (match === null) return { code: raw, level: 0, index, end: index + 1, isJson: false };
  const [all, twice, percent, json, html, decimal, slash, ampersand] = match;
  const hexadecimal = percent ?? json ?? html;
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal ?? (slash ?? ampersand)?.charCodeAt(0));
  return {
    code: code < 128 ? code : 0,
    level: twice ? 2 : percent ? 1 : 0,
    index,
    end: index + all.length,
    isJson: slash !== undefined,
  };
}
