/**
 * The table of events: the effects of each delimiter on the logins and values that have begun. In an escaped URL, an escape has the effects
 * that its character has in a plain one.
 */

/** Digits between a `:` and this character are a port. */
export const PORT_ENDS = 1;
/** No user contains this character. */
export const USER_ENDS = 2;
/** No user of http or https contains this character. */
export const HTTP_USER_ENDS = 4;
/** The character ends the value of a parameter. */
export const VALUE_ENDS = 8;
/** The character ends the URL. */
export const URL_ENDS = 16;
/** The name of a parameter begins after this character. */
export const NAME_BEGINS = 32;
/** If this character follows an address in brackets, the colons of the address are not those of a login. */
export const ADDRESS_ENDS = 64;
/** The character is a delimiter. */
const DELIMITER = 128;

/** The effects of each ASCII character, by its code. */
export type Events = Uint8Array;

/** Those in a text that was meant as one URL: nothing ends it, and the user that was meant may contain a backslash or a `#`. */
export const EVENTS_OF_ONE: Events = new Uint8Array(129);
for (const [characters, does] of [
  ["@=%", DELIMITER],
  [":", ADDRESS_ENDS],
  ["/", ADDRESS_ENDS | PORT_ENDS | USER_ENDS | HTTP_USER_ENDS],
  ["\\", HTTP_USER_ENDS],
  ["?", ADDRESS_ENDS | PORT_ENDS | HTTP_USER_ENDS | NAME_BEGINS],
  ["#", ADDRESS_ENDS | PORT_ENDS | HTTP_USER_ENDS | NAME_BEGINS | VALUE_ENDS],
  ["&;", NAME_BEGINS | VALUE_ENDS],
] as const)
  for (const character of characters) EVENTS_OF_ONE[character.charCodeAt(0)] = does;

/** Those in any other text. */
export const EVENTS: Events = /* @__PURE__ */ EVENTS_OF_ONE.map((does, code) => {
  const character = String.fromCharCode(code);
  if (/[\\#]/.test(character)) return does | ADDRESS_ENDS | USER_ENDS;
  if (character === "'") return VALUE_ENDS;
  // White space is that of ASCII: in a log of another encoding than UTF-8, the octets of other white space are unknown.
  const isEnd = /[<>"\t-\r ]/.test(character);
  return isEnd ? ADDRESS_ENDS | USER_ENDS | HTTP_USER_ENDS | VALUE_ENDS | URL_ENDS : does;
});

/** Matches the delimiters, or escapes of them, that are next to every secret outside of a header; a wrapper may fold these escapes. */
export const NEAR_SECRETS: RegExp = /[@=<&]|\\[ux]|%(?:25)*(?:40|3d)/i;

/**
 * Matches where a scheme may end: "letters, digits, + . -". Its first group is http or the like, in `git+https` as well, the second ftp or
 * telnet, whose passwords may have a `?` or a `#`; an escape of a JSON string may precede it: `\nhttps`.
 */
export const SCHEME_END: RegExp =
  /(?<=(?:^|[^a-z\d]|%(?:25){0,2}[\da-f]{2}|\\(?:[bfnrt]|(?:u00|x)[\da-f]{2}))(?:(https?|wss?)|(ftps?|telnet))|[a-z\d+.-])/iy;
/** The number of characters before a colon that tell how a scheme ends there. */
export const LONGEST_SCHEME = 12;

/** A delimiter, raw, or any escape. */
export interface Unit {
  /** The ASCII character; for an escape of any other octet, `\x80`. */
  readonly character: string;
  /** The number of times it is percent-encoded. */
  readonly level: number;
  readonly index: number;
  readonly end: number;
}

/** The number of levels: a character may be percent-encoded up to three times. */
export const LEVELS = 4;

/** The names by which HTML escapes characters, and these characters. */
const NAMES = "amp|apos|bsol|colon|commat|equals|gt|lt|num|quest|quot|semi|sol";
const NAMED = "&'\\:@=><#?\";/";

/** The escapes of URLs, JavaScript and HTML; the first group is how often the `%` is escaped. */
const ESCAPE = new RegExp(
  `(?:%((?:25){0,2})|\\\\(?:u00|x)(?=[0-7]))([\\da-f]{2})|\\\\u\\{0{0,4}([0-7][\\da-f])\\}|&#(x0{0,4}[\\da-f]{1,2}|0{0,4}\\d{1,3});|&(${NAMES});|\\\\/`,
  "iy",
);

/** The characters with which escapes begin. */
const ESCAPE_BEGINS = "%\\&";

/** A text that may become an escape together with the text after it. */
const BEGINNING =
  /^(?:%(?:25){0,2}[\da-f]?|\\(?:x[0-7]?|u(?:0(?:0[0-7]?)?|\{0{0,4}(?:[0-7][\da-f]?)?)?)?|&(?:#(?:0{0,4}\d{0,3}|x0{0,4}[\da-f]{0,2}))?)$/i;

/** The length of the longest such text, plus one. */
const LONGEST = 11;

/** Tells whether a text ends within a possible escape. */
export function isCutEscape(text: string, index: number): boolean {
  if (text.length - index >= LONGEST || !ESCAPE_BEGINS.includes(text.charAt(index))) return false;
  const rest = text.slice(index).toLowerCase();
  return (
    BEGINNING.test(rest) || (rest.startsWith("&") && NAMES.split("|").some((name) => name.startsWith(rest.slice(1))))
  );
}

/** Reads the unit at a place of a text that begins at an offset. */
export function readUnit(text: string, place: number, base: number): Unit {
  const index = base + place;
  const raw = text.charAt(place);
  ESCAPE.lastIndex = place;
  const match = (raw === "%" || raw === "\\" || raw === "&") && ESCAPE.exec(text);
  if (!match) return { character: raw, level: 0, index, end: index + 1 };
  const [all, again, plain, braced, html, name] = match;
  const hexadecimal = plain ?? braced;
  const number = hexadecimal ? `0x${hexadecimal}` : html && `0${html}`;
  const named = name ? NAMED.charAt(NAMES.split("|").indexOf(name.toLowerCase())) : "/";
  const character = number ? String.fromCharCode(Math.min(Number(number), 128)) : named;
  return { character, level: ((again?.length ?? -2) + 2) / 2, index, end: index + all.length };
}
