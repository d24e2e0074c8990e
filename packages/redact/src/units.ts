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
/** No user of http or https contains this character. */
export const HTTP_USER_ENDS = 8;
/** The character ends the value of a parameter. */
export const VALUE_ENDS = 16;
/** The character ends the URL. */
export const URL_ENDS = 32;
/** The name of a parameter begins after this character. */
export const NAME_BEGINS = 64;
/** Everything that may lead to a secret begins with such a character. */
export const LEAD = 128;

const ROWS: readonly (readonly [characters: string, does: number])[] = [
  [":", DIVIDES_LOGIN | LEAD],
  ["@", DIVIDES_LOGIN],
  ["=%", LEAD],
  ["/", PORT_ENDS | USER_ENDS | HTTP_USER_ENDS | LEAD],
  ["\\", USER_ENDS | HTTP_USER_ENDS | LEAD],
  ["?", PORT_ENDS | HTTP_USER_ENDS | NAME_BEGINS | LEAD],
  ["#", PORT_ENDS | USER_ENDS | HTTP_USER_ENDS | VALUE_ENDS | NAME_BEGINS | LEAD],
  ["&;", VALUE_ENDS | NAME_BEGINS | LEAD],
  ["'", VALUE_ENDS],
  // White space is that of ASCII: in a log of another encoding than UTF-8, the octets of other white space are unknown.
  ['<>"\t\n\v\f\r ', URL_ENDS | VALUE_ENDS],
];

/** The effects of each ASCII character, by its code. */
export const EVENTS: Uint8Array = new Uint8Array(128);
for (const [characters, does] of ROWS) for (const character of characters) EVENTS[character.charCodeAt(0)] = does;

/**
 * The same in a text that was meant as one URL: nothing ends it, and neither a backslash nor a `#` ends a user, since the user that was meant
 * may contain one.
 */
export const EVENTS_OF_ONE: Uint8Array = /* @__PURE__ */ EVENTS.map((does, code) => {
  if (does & URL_ENDS || code === 0x27) return 0;
  return code === 0x5c || code === 0x23 ? does & ~USER_ENDS : does;
});

/** Matches the delimiters of which each secret outside of a header has one next to it, and their escapes; a wrapper may fold these. */
export const NEAR_SECRETS: RegExp = /[@=<&]|\\[ux]|%(?:25)*(?:40|3d)/i;

/** "Scheme: letters, digits, + . -." */
export const IN_SCHEME: RegExp = /[a-z\d+.-]/i;
/** Matches in `git+https` as well; an escape of a JSON string may precede it: `\nhttps`. */
export const HTTP: RegExp =
  /(?:^|[^a-z\d]|%(?:25){0,2}[\da-f]{2}|\\(?:[bfnrt]|u00[\da-f]{2}|x[\da-f]{2}))(?:https?|wss?)$/i;
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

/** The number of levels: a character may be percent-encoded up to three times. */
export const LEVELS = 4;

/** The characters that HTML escapes by name. */
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  bsol: "\\",
  colon: ":",
  commat: "@",
  equals: "=",
  gt: ">",
  lt: "<",
  num: "#",
  quest: "?",
  quot: '"',
  semi: ";",
  sol: "/",
};
const NAMES = Object.keys(NAMED);

/** The escapes of URLs, JavaScript and HTML; the first group is how often the `%` is escaped. */
const ESCAPE = new RegExp(
  `%((?:25){0,2})([\\da-f]{2})|\\\\(?:u00|x)([0-7][\\da-f])|\\\\u\\{0{0,4}([0-7][\\da-f])\\}|&#x0{0,4}([\\da-f]{1,2});|&#0{0,4}(\\d{1,3});|&(${NAMES.join("|")});|\\\\(/)`,
  "iy",
);

/** A text that may become an escape together with the text after it. */
const BEGINNING =
  /^(?:%(?:25){0,2}[\da-f]?|\\(?:x[0-7]?|u(?:0(?:0[0-7]?)?|\{0{0,4}(?:[0-7][\da-f]?)?)?)?|&(?:#(?:0{0,4}\d{0,3}|x0{0,4}[\da-f]{0,2}))?)$/i;

/** The length of the longest such text, plus one. */
const LONGEST = 11;

/** Tells whether a text ends within a possible escape. */
export function isCutEscape(text: string, index: number): boolean {
  if (text.length - index >= LONGEST) return false;
  const rest = text.slice(index).toLowerCase();
  return BEGINNING.test(rest) || (rest.startsWith("&") && NAMES.some((name) => name.startsWith(rest.slice(1))));
}

const isEscape = (code: number) => code === 0x25 || code === 0x5c || code === 0x26;

/** Reads the unit at a place of a text that begins at an offset. */
export function readUnit(text: string, place: number, base: number): Unit {
  const raw = text.charCodeAt(place);
  const index = base + place;
  ESCAPE.lastIndex = place;
  const match = isEscape(raw) ? ESCAPE.exec(text) : null;
  if (match === null) return { code: raw, level: 0, index, end: index + 1, isJson: false };
  const [all, again, percent, script, braced, html, decimal, name, slash] = match;
  const hexadecimal = percent ?? script ?? braced ?? html;
  const code = hexadecimal
    ? Number.parseInt(hexadecimal, 16)
    : Number(decimal ?? (slash ?? NAMED[(name as string).toLowerCase()])?.charCodeAt(0));
  return {
    code: code < 128 ? code : 0,
    level: again === undefined ? 0 : 1 + again.length / 2,
    index,
    end: index + all.length,
    isJson: slash !== undefined,
  };
}
