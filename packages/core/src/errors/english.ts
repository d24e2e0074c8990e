/** How facts are said in English. */

/** A list as one says it: `a, b or c`. */
export function spoken(terms: readonly string[]): string {
  return terms.length < 2 ? terms.join("") : `${terms.slice(0, -1).join(", ")} or ${terms.at(-1)}`;
}

const NAMES: Readonly<Record<string, string>> = {
  "\t": "a tab",
  "\n": "a line feed",
  "\r": "a carriage return",
  " ": "a space",
  '"': "a quotation mark",
  "\ufeff": "a byte order mark",
};

/** A character as one can say it. */
export function shown(character: string): string {
  const codePoint = character.codePointAt(0) as number;
  const number = `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
  if (codePoint >= 0xdc80 && codePoint <= 0xdcff) return `the octet ${number.slice(-2)}`;
  const isGraphic = /[\p{L}\p{N}\p{P}\p{S}]/u.test(character);
  const quoted = codePoint < 0x80 ? `"${character}"` : `"${character}" (${number})`;
  return NAMES[character] ?? (isGraphic ? quoted : number);
}

/** A sentence with a capital at its beginning. */
export function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
