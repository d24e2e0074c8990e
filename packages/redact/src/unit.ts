/**
 * The table of events: the effects of each delimiter on the logins and values that have begun. In an escaped URL, an escape has the effects
 * that its character has in a plain one.
 */

/** The first `:` of a login ends the user and begins the password. */
export const PASSWORD_BEGINS = 1;
/** The last `@` ends a login. */
export const LOGIN_ENDS = 2;
/** Digits between a `:` and this character are a port. */
export const PORT_ENDS = 4;
/** No user contains this character. */
export const USER_ENDS = 8;
/** No token contains this character. */
export const TOKEN_ENDS = 16;
/** The character ends the value of a parameter. */
export const VALUE_ENDS = 32;
/** The character ends the URL. */
export const URL_ENDS = 64;
/** Everything that may lead to a secret begins with such a character. */
export const LEAD = 128;

/** White space is that of ASCII: in a log of another encoding than UTF-8, the octets of other white space are unknown. */
export const WHITE_SPACE = "\t\n\v\f\r ";

const ROWS: readonly (readonly [characters: string, does: number])[] = [
  [":", PASSWORD_BEGINS | LEAD],
  ["@", LOGIN_ENDS],
  ["/", PORT_ENDS | USER_ENDS | TOKEN_ENDS | LEAD],
  ["\\", USER_ENDS | TOKEN_ENDS | LEAD],
  ["?", PORT_ENDS | TOKEN_ENDS],
  ["#", PORT_ENDS | USER_ENDS | TOKEN_ENDS | VALUE_ENDS],
  ["&", VALUE_ENDS | LEAD],
  [";'", VALUE_ENDS],
  [`<>"${WHITE_SPACE}`, URL_ENDS | VALUE_ENDS],
  ["=%", LEAD],
];

/** The effects of each ASCII character, by its code. */
export const EVENTS: Uint8Array = new Uint8Array(128);
for (const [characters, does] of ROWS) for (const character of characters) EVENTS[character.charCodeAt(0)] = does;

/** A character of a text, raw or escaped. */
export interface Unit {
  /** Its ASCII code; 0 for an escape of any other octet. */
  code: number;
  /** The number of times it is percent-encoded. */
  level: number;
  index: number;
  end: number;
  /** True for a slash as JSON writes it, `\/`. */
  isJson: boolean;
}

const ESCAPE = /%(25)?([\da-f]{2})|\\(?:(\/)|u00([0-7][\da-f]))|&(?:(amp)|#(?:(\d{1,3})|x([\da-f]{1,2})));/iy;

/** A text that may become an escape together with the text after it. */
const BEGINNING =
  /^(?:%(?:2(?:5[\da-f]?)?|[\da-f])?|\\(?:u(?:0(?:0[0-7]?)?)?)?|&(?:a(?:mp?)?|#(?:\d{0,3}|x[\da-f]{0,2}))?)$/i;

/** The length of the longest such text, plus one. */
const LONGEST = 7;

/** Tells whether a text ends within a possible escape. */
export function isCutEscape(text: string, index: number): boolean {
  return text.length - index < LONGEST && BEGINNING.test(text.slice(index));
}

/** Reads the escape at a place; returns false if there is none. */
export function readEscape(text: string, index: number, unit: Unit): boolean {
  ESCAPE.lastIndex = index;
  const match = ESCAPE.exec(text);
  if (match === null) return false;
  const [all, twice, percent, slash, json, amp, decimal, hex] = match;
  const code = amp
    ? 0x26
    : slash
      ? 0x2f
      : decimal
        ? Number(decimal)
        : Number.parseInt((percent ?? json ?? hex) as string, 16);
  unit.code = code < 128 ? code : 0;
  unit.level = twice ? 2 : percent ? 1 : 0;
  unit.isJson = slash !== undefined;
  unit.index = index;
  unit.end = index + all.length;
  return true;
}
