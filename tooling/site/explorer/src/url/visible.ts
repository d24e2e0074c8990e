// Controls, lone surrogates, invisible and combining characters, and all white space except the space.
const UNSEEN = /(?! )[\p{C}\p{Z}]/gu;

const NAMES: Readonly<Record<string, string>> = { "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function escaped(character: string): string {
  const code = character.codePointAt(0) as number;
  const hex = (number: number, digits: number) => number.toString(16).toUpperCase().padStart(digits, "0");
  if (code < 0x80) return NAMES[character] ?? `\\x${hex(code, 2)}`;
  return code >= 0xdc80 && code <= 0xdcff ? `\\x${hex(code - 0xdc00, 2)}` : `\\u{${hex(code, 4)}}`;
}

/** Makes everything in a text visible: octets that are not text become `\xE9`, and invisible characters become escapes. */
export function visible(text: string): string {
  return text.replace(UNSEEN, escaped);
}

/** Makes a text visible; its spaces as well, if they are the error. */
export function shown(text: string, isWrong = true): string {
  return isWrong ? visible(text).replaceAll(" ", "␣") : visible(text);
}
