/** The most characters of a server's text that a message repeats. */
const LONGEST = 200;

// Controls, and all other characters that are invisible or move visible ones: a server's words go to terminals and logs.
const UNSEEN = /(?! )[\p{C}\p{Z}]/gu;

function escaped(character: string): string {
  const code = character.codePointAt(0) as number;
  const octet = code < 0x80 ? code : code - 0xdc00;
  return octet >= 0 && octet < 0x100
    ? `\\x${octet.toString(16).toUpperCase().padStart(2, "0")}`
    : `\\u{${code.toString(16).toUpperCase()}}`;
}

/**
 * Makes a server's text safe for a message.
 *
 * @param text - A line from the server, without secrets.
 * @returns The text, cut to a readable length, with every character escaped that a terminal would obey.
 */
export function words(text: string): string {
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return cut.replace(UNSEEN, escaped);
}

/** Does the same as `words`, and adds quotation marks. */
export function quoted(text: string): string {
  return `"${words(text)}"`;
}
