/** So many characters of what a server says are repeated in a message. */
const LONGEST = 200;

// Controls, and everything else that is not seen or that moves what is: a server's words go to terminals and logs.
const UNSEEN = /(?! )[\p{C}\p{Z}]/gu;

function escaped(character: string): string {
  const code = character.codePointAt(0) as number;
  const octet = code < 0x80 ? code : code - 0xdc00;
  return octet >= 0 && octet < 0x100
    ? `\\x${octet.toString(16).toUpperCase().padStart(2, "0")}`
    : `\\u{${code.toString(16).toUpperCase()}}`;
}

/**
 * What a server has said, as it can stand in a message.
 *
 * @param text - A line of the server's, without secrets.
 * @returns It, cut to a readable length, with everything escaped that a terminal would obey.
 */
export function words(text: string): string {
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return cut.replace(UNSEEN, escaped);
}

/** The same in quotation marks. */
export function quoted(text: string): string {
  return `"${words(text)}"`;
}
