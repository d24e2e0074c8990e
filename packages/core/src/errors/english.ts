import type { Params } from "./sentence.ts";

/** How facts are said in English. */

/** A list as one says it: `a, b or c`. */
export function spoken(terms: readonly string[]): string {
  return terms.length < 2 ? terms.join("") : `${terms.slice(0, -1).join(", ")} or ${terms.at(-1)}`;
}

/** Characters, and kinds of them, that have a name. */
const NAMES: Readonly<Record<string, string>> = {
  "\0": "a NUL",
  "\t": "a tab",
  "\n": "a line feed",
  "\r": "a carriage return",
  " ": "a space",
  '"': "a quotation mark",
  "\ufeff": "a byte order mark",
  letter: "a letter",
  digit: "a digit",
  hexdigit: "a hexadecimal digit",
};

/** A character, or a kind of them, as one can say it. */
function shown(character: string): string {
  const codePoint = character.codePointAt(0) as number;
  const number = `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
  if (codePoint >= 0xdc80 && codePoint <= 0xdcff) return `the octet ${number.slice(-2)}`;
  const isGraphic = /[\p{L}\p{N}\p{P}\p{S}]/u.test(character);
  const quoted = codePoint < 0x80 ? `"${character}"` : `"${character}" (${number})`;
  return NAMES[character] ?? (isGraphic ? quoted : number);
}

/** Up to how many single characters are named one by one; more are shown in a row. */
const FEW = 5;

/** What could have stood at a place: kinds of characters, then single characters, as `following` has them. */
function expectation(words: readonly string[]): string {
  const single = words.filter((word) => word.length === 1 && word !== "%");
  const kinds = words.filter((word) => word.length > 1).map(shown);
  if (words.includes("%")) kinds.push("%");
  return spoken(single.length > FEW ? [...kinds, `one of ${single.join("")}`] : [...kinds, ...single.map(shown)]);
}

/** The fields of an error of which a sentence can speak. */
export interface Known {
  readonly component?: string | undefined;
  readonly found?: number | undefined;
  /** Of what a hint says: what is to stand there. */
  readonly replacement?: string | undefined;
}

/** What a name in a sentence stands for. */
function said(name: string, { component = "URL", found, replacement }: Known, params: Params): string | number {
  if (name === "found" && found !== undefined) return shown(String.fromCodePoint(found));
  if (name === "expected") return expectation(String(params.expected).split(" "));
  const fields: Partial<Record<string, string | number>> = { component, found: "nothing", replacement, ...params };
  return fields[name] ?? `{${name}}`;
}

/**
 * Says a sentence.
 *
 * @param sentence - See `Sentence`.
 */
export function inEnglish(sentence: string, known: Known, params: Params = {}): string {
  const text = sentence.replace(/\{(\w+)\}/g, (_, name: string) => `${said(name, known, params)}`);
  return sentence.startsWith("{") ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
