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
