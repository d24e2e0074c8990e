import type { Params } from "./sentence.ts";

/** Joins a list as English does: `a, b or c`. */
function spoken(terms: readonly string[]): string {
  return terms.length < 2 ? terms.join("") : `${terms.slice(0, -1).join(", ")} or ${terms.at(-1)}`;
}

/** The names of characters and of kinds of characters. */
const NAMES: Readonly<Record<string, string>> = {
  "\0": "a NUL",
  "\t": "a tab",
  "\n": "a line feed",
  "\r": "a carriage return",
  " ": "a space",
  '"': "a quotation mark",
  "\u00a0": "a no-break space",
  "\u00ad": "a soft hyphen",
  "\u200b": "a zero-width space",
  "\u200c": "a zero-width non-joiner",
  "\u200d": "a zero-width joiner",
  "\u200e": "a left-to-right mark",
  "\u200f": "a right-to-left mark",
  "\u2028": "a line separator",
  "\u2029": "a paragraph separator",
  "\u202f": "a narrow no-break space",
  "\u2060": "a word joiner",
  "\u3000": "an ideographic space",
  "\ufeff": "a byte order mark",
  "\ufffd": "a replacement character",
  letter: "a letter",
  lowalpha: "a lower-case letter",
  hialpha: "an upper-case letter",
  digit: "a digit",
  hexdigit: "a hexadecimal digit",
  space: "a space",
};

/** Names a component for people: `directory` for `cwd[0]` if it is labelled so, `port of hosts[1]` for `hosts[1].port`. */
function componentName({ component = "URL", label }: Params | Mentionable): string | number {
  const [, item, field] = /^(.*\])\.(\w+)$/.exec(component as string) ?? [];
  return item ? `${label ?? field} of ${item}` : (label ?? component);
}

/** Names a character or a kind of character for a sentence. Compiling an expression with properties takes a millisecond. */
function nameOf(character: string): string {
  const codePoint = character.codePointAt(0) as number;
  const isSeen = codePoint < 0x7f ? codePoint > 0x20 : /[^\p{M}\p{Z}\p{C}]/u.test(character);
  const name = NAMES[character] ?? (isSeen ? `"${character}"` : undefined);
  if (name !== undefined && codePoint < 0x80) return name;
  const number = `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
  if (codePoint >> 7 === 0xdc80 >> 7) return `the octet ${number.slice(-2)}`;
  return name === undefined ? number : `${name} (${number})`;
}

/** The greatest number of single characters that are named one by one; more are shown in a row. */
const FEW = 5;

/** Writes out what `following` lists: kinds of characters, then single characters. */
function expectation(words: readonly string[]): string {
  const single = words.filter((word) => word.length === 1 && word !== "%");
  const kinds = words.filter((word) => word.length > 1).map(nameOf);
  if (words.includes("%")) kinds.push("%");
  return spoken(single.length > FEW ? [...kinds, `one of "${single.join("")}"`] : [...kinds, ...single.map(nameOf)]);
}

/** The fields of an error that a sentence can mention. */
export type Mentionable = Parameters<typeof inEnglish>[1];

/** Returns the text or number that replaces a name in a sentence. */
function valueFor(name: string, facts: Mentionable, params: Params): string | number {
  // Another component than that of the error brings its own label.
  if (name === "component") return componentName(Object.hasOwn(params, "component") ? params : facts);
  if (name === "found" && facts.found !== undefined) return nameOf(String.fromCodePoint(facts.found));
  if (name === "wrong") return nameOf(String(params.wrong));
  if (name === "expected") return expectation(String(params.expected).split(" "));
  return params[name] ?? (name === "found" ? "nothing" : `{${name}}`);
}

/**
 * Replaces the placeholders of a sentence, see `Sentence`.
 *
 * @param facts - The fields of the error that a sentence can mention.
 * @param params - The values of the other placeholders.
 * @public
 */
export function inEnglish(
  sentence: string,
  facts: {
    readonly component?: string | undefined;
    readonly label?: string | undefined;
    readonly found?: number | undefined;
  },
  params: Params = {},
): string {
  const text = sentence.replace(/{([^{}]*)}/g, (_, name) => valueFor(name, facts, params) as string);
  return sentence[0] === "{" ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
