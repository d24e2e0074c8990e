// Controls, lone surrogates, invisible and unassigned characters, and every blank but the space.
const UNSEEN = /(?! )[\p{C}\p{Z}]/gu;

// Those, and what a terminal draws in the column of the character before.
const UNSEEN_OR_JOINED = /(?! )[\p{C}\p{Z}\p{M}\p{Regional_Indicator}\p{Emoji_Modifier}\u1160-\u11FF\uD7B0-\uD7FF]/gu;

// Nearly all text is; finding that out is cheaper than looking up the properties of its characters.
const PRINTABLE_ASCII = /^[ -~]*$/;

/** Whether each character of a text takes one column of a terminal, and nothing else. */
export function isPrintableAscii(text: string): boolean {
  return PRINTABLE_ASCII.test(text);
}

const NAMED = new Map([
  ["\t", "\\t"],
  ["\n", "\\n"],
  ["\r", "\\r"],
]);

const hex = (number: number, digits: number) => number.toString(16).toUpperCase().padStart(digits, "0");

/** A character as an escape: `\xE9` for an octet, of ASCII or outside well-formed UTF-8; `\u00E9` for any other character. */
function escaped(character: string): string {
  const code = character.codePointAt(0) as number;
  if (code < 0x80) return NAMED.get(character) ?? `\\x${hex(code, 2)}`;
  if (code >= 0xdc80 && code <= 0xdcff) return `\\x${hex(code - 0xdc00, 2)}`;
  return code > 0xffff ? `\\u{${hex(code, 5)}}` : `\\u${hex(code, 4)}`;
}

/** A text with everything escaped that a terminal would obey or that nobody would see. */
export function visible(text: string): string {
  return isPrintableAscii(text) ? text : text.replace(UNSEEN, escaped);
}

/** A sentence in which the same is escaped, but not the spaces that typography has before a colon and within quotation marks. */
export function visibleProse(sentence: string): string {
  if (isPrintableAscii(sentence)) return sentence;
  return sentence
    .split(/([\u00a0\u202f])/)
    .map((part, index) => (index % 2 === 0 ? visible(part) : part))
    .join("");
}

/** A text of JSON in which the same is escaped as JSON does it; in what follows the last string, nothing of it can stand. */
export function escapedForJson(json: string): string {
  if (isPrintableAscii(json)) return json;
  return json.replace(UNSEEN, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${hex(character.charCodeAt(index), 4).toLowerCase()}`,
    ).join(""),
  );
}

/** A character as it can be shown where columns are counted. */
export function visibleCell(character: string): string {
  return isPrintableAscii(character) ? character : character.replace(UNSEEN_OR_JOINED, escaped);
}

/** A text in quotes, so that its blanks can be seen. */
export function quoted(text: string): string {
  return `"${visible(text.replace(/["\\]/g, "\\$&"))}"`;
}
