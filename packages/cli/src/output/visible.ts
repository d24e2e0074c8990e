/** Makes an expression when it is first needed: properties of characters take a millisecond to look up, and most output is ASCII. */
function later(source: string): () => RegExp {
  let expression: RegExp | undefined;
  return () => (expression ??= new RegExp(source, "gu"));
}

// Control characters, lone surrogates, invisible and unassigned characters, and every blank except the space.
const unseen = later("(?! )[\\p{C}\\p{Z}]");

// The same, and characters that a terminal draws in the column of the previous character.
const unseenOrJoined = later(
  "(?! )[\\p{C}\\p{Z}\\p{M}\\p{Regional_Indicator}\\p{Emoji_Modifier}\\u1160-\\u11FF\\uD7B0-\\uD7FF]",
);

// Nearly all text matches, and this test is cheaper than looking up the properties of its characters.
const PRINTABLE_ASCII = /^[ -~]*$/;

/** Tells whether a text is printable ASCII: each character takes exactly one column of a terminal. */
export function isPrintableAscii(text: string): boolean {
  return PRINTABLE_ASCII.test(text);
}

const NAMED = new Map([
  ["\t", "\\t"],
  ["\n", "\\n"],
  ["\r", "\\r"],
]);

const hex = (number: number, digits: number) => number.toString(16).toUpperCase().padStart(digits, "0");

/** Returns a character as an escape: `\xE9` for an octet, in ASCII or outside well-formed UTF-8; `\u00E9` for any other character. */
function escaped(character: string): string {
  const code = character.codePointAt(0) as number;
  if (code < 0x80) return NAMED.get(character) ?? `\\x${hex(code, 2)}`;
  if (code >= 0xdc80 && code <= 0xdcff) return `\\x${hex(code - 0xdc00, 2)}`;
  return code > 0xffff ? `\\u{${hex(code, 5)}}` : `\\u${hex(code, 4)}`;
}

/** Escapes everything in a text that a terminal would obey or that nobody would see. */
export function visible(text: string): string {
  return isPrintableAscii(text) ? text : text.replace(unseen(), escaped);
}

/** Escapes the same in a sentence, except the no-break spaces before a colon and within quotation marks. */
export function visibleProse(sentence: string): string {
  if (isPrintableAscii(sentence)) return sentence;
  return sentence
    .split(/([\u00a0\u202f])/)
    .map((part, index) => (index % 2 === 0 ? visible(part) : part))
    .join("");
}

/** Tells whether a text has a character outside printable ASCII, the controls of ASCII apart, that would be escaped. */
export function isUnseenBeyondAscii(text: string): boolean {
  // Looking up the properties of every character would take four times as long.
  return text.match(/[^\0-~]+/g)?.some((run) => run.search(unseen()) >= 0) === true;
}

/** Escapes the same in JSON, with JSON's own escapes; all such characters are within strings. */
export function escapedForJson(json: string): string {
  if (isPrintableAscii(json)) return json;
  return json.replace(unseen(), (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${hex(character.charCodeAt(index), 4).toLowerCase()}`,
    ).join(""),
  );
}

/** Escapes a character that nobody would see, or that would join the column of the previous one. */
export function visibleCell(character: string): string {
  return isPrintableAscii(character) ? character : character.replace(unseenOrJoined(), escaped);
}

/** Returns a text in quotes, which make its blanks visible. */
export function quoted(text: string): string {
  return `"${visible(text.replace(/["\\]/g, "\\$&"))}"`;
}
