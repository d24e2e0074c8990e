import type { Advice, Place } from "@url1738/core/define";

/** `ten.parse("ftp://host.dom/a;TYPE=A")` */
const lowerCase: Advice = {
  reason: "ftp/type-in-lower-case",
  sentence: "Write ;type= in lower case.",
};

/** `parse("ftp://host.dom/a;b")` */
const semicolon: Advice = {
  reason: "ftp/semicolon",
  sentence: "A ; begins the type code, ;type=a. In the name it is written %3B.",
};

/** `parse("ftp://host.dom/a;type=x")` */
const typeCodes: Advice = {
  reason: "ftp/type-codes",
  sentence: "The type code is a, i or d.",
};

/**
 * Advises on a `;` that does not begin a type code, and on an invalid type code after `;type=`. For schemes derived from this one.
 *
 * @param place - The place where the text leaves the grammar.
 * @returns The advice, if there is any.
 * @public
 */
export function hint({ text, index }: Place): Advice | undefined {
  if (text.endsWith(";type=", index)) return typeCodes;
  const [begun] = /;t?y?p?e?$/.exec(text.slice(Math.max(0, index - 5), index)) ?? [];
  if (begun === undefined) return undefined;
  const start = index - begun.length;
  const written = text.slice(start, start + 6);
  return written.toLowerCase() === ";type="
    ? { ...lowerCase, fix: { index: start, end: start + 6, replacement: ";type=", sure: false } }
    : { ...semicolon, fix: { index: start, end: start + 1, replacement: "%3B", sure: false } };
}

/** Returns the URL meant by a host whose name begins with `ftp.`. */
export function meant(text: string): string | undefined {
  return /^ftp\.[^@]*$/i.test(text) ? `ftp://${text}` : undefined;
}
