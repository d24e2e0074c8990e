/**
 * The table of events: what each delimiter does to the logins and values that have begun. In an escaped URL an escape does what its
 * character does in a plain one.
 */

/** The first `:` of a login ends the user, and the password begins. */
export const PASSWORD_BEGINS = 1;
/** The last `@` ends a login. */
export const LOGIN_ENDS = 2;
/** Digits between a `:` and this are a port. */
export const PORT_ENDS = 4;
/** No user has one. */
export const USER_ENDS = 8;
/** No token has one. */
export const TOKEN_ENDS = 16;
/** The value of a parameter is over. */
export const VALUE_ENDS = 32;
/** The URL is over. */
export const URL_ENDS = 64;
/** Whatever may lead to a secret begins with one of these. */
export const LEAD = 128;

/** White space is that of ASCII: in a log of another encoding than UTF-8, nobody knows which octets the others are. */
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

/** What an ASCII character does, by its code. */
export const EVENTS: Uint8Array = new Uint8Array(128);
for (const [characters, does] of ROWS) for (const character of characters) EVENTS[character.charCodeAt(0)] = does;

/** A character of a text, as it stands or escaped. */
export interface Unit {
  /** The ASCII code that it has, or stands for; 0 for an escape of any other octet. */
  code: number;
  /** How often it is percent-encoded. */
  level: number;
  index: number;
  end: number;
  /** Whether it is a slash as JSON writes it, `\/`. */
  isJson: boolean;
}

const ESCAPE = /%(25)?([\da-f]{2})|\\(?:(\/)|u00([0-7][\da-f]))|&(?:(amp)|#(?:(\d{1,3})|x([\da-f]{1,2})));/iy;

/** What may become an escape with what follows. */
const BEGINNING =
  /^(?:%(?:2(?:5[\da-f]?)?|[\da-f])?|\\(?:u(?:0(?:0[0-7]?)?)?)?|&(?:a(?:mp?)?|#(?:\d{0,3}|x[\da-f]{0,2}))?)$/i;

/** The length of the longest of those, and one more. */
const LONGEST = 7;

/** Whether a text ends in the midst of what may be an escape. */
export function isCutEscape(text: string, index: number): boolean {
  return text.length - index < LONGEST && BEGINNING.test(text.slice(index));
}

/** Reads the escape at a place; tells whether there is one. */
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
