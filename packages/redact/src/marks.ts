/**
 * What a text is made of, as far as secrets go: marks, which are characters that delimit something, raw or escaped, and runs of all
 * other characters. A mark is the ASCII code of its character; that of an escape (`%3A`) has `ESCAPED` in addition.
 */
export type Mark = number;

export const ESCAPED = 0x80;

/** An escape of any other octet. */
export const OTHER_ESCAPE: Mark = 0;

const codeOf = (character: string) => character.charCodeAt(0);

export const COLON: Mark = codeOf(":");
export const SLASH: Mark = codeOf("/");
export const BACKSLASH: Mark = codeOf("\\");
export const PERCENT: Mark = codeOf("%");
export const EQUALS: Mark = codeOf("=");
export const OPENING: Mark = codeOf("<");
export const CLOSING: Mark = codeOf(">");

/** White space is that of ASCII: in a log of another encoding than UTF-8, nobody knows what the other octets are. */
export const WHITE_SPACE = "\t\n\v\f\r ";

/** A table of ASCII characters, by their codes. */
export function tableOf(characters: string): Uint8Array {
  const table = new Uint8Array(ESCAPED);
  for (const character of characters) table[codeOf(character)] = 1;
  return table;
}

/** Whether an ASCII character is a mark, by its code. */
export const isMark: Uint8Array = tableOf(`:/\\?#@&;=%<>"'${WHITE_SPACE}`);

/**
 * Whether it matters where no secret may have begun: the first character of whatever may lead to one, and a scheme's colon. All others
 * only end something.
 */
export const isLead: Uint8Array = tableOf(":/\\?#&;%<");

export const isWhiteSpace: Uint8Array = tableOf(WHITE_SPACE);
