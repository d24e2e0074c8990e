import type { Sentence } from "@url1738/core/runtime";
import { escapedText } from "./escaped-text.ts";
import type { Look } from "./spot.ts";

/** Hints on placeholders, which name what to put in their place: `{name}`, `<name>`, `%s`. */

export const placeholderSentence: Sentence = {
  reason: "placeholder",
  sentence: "Replace {written} with its value.",
};

export const placeholderOrEscapeSentence: Sentence = {
  reason: "placeholder-or-escape",
  sentence: "Replace {written} with its value; if the URL really contains it, write {escapes}.",
};

/** `{name}`, `${name}`, `{{name}}`, `<name>`; a number in braces may be an identifier. */
const NAMED =
  /^(?:\$?\{[a-z_][\w .-]*\}(?![^/?&=.:_@-])|\{\{ ?[a-z_][\w .-]*\}\}(?![^/?&=.:_@-])|<[a-z_][\w .-]*>(?=[/?&=.:_@-]))/i;

/** `%s`, `%d`, `%(name)s`. */
const FORMATTED = /^%(?:\([a-z_]\w*\))?[ds](?![^/?&=.:_@-])/;

const IDENTIFIER = /^\{[\da-f]+-[\da-f-]+\}$/i;

/**
 * Returns the placeholder around a place, unless something else may be meant.
 *
 * @param isInside - True if a placeholder may follow a letter or a digit.
 */
export function placeholderAt(text: string, index: number, isInside = false): string | undefined {
  const start = /^(?:\$\{|%[ds(])/.test(text.slice(index - 1, index + 1)) ? index - 1 : index;
  if (!/[%$<{]/.test(text.charAt(start))) return undefined;
  if (!isInside && !/[/?&=.:_@-]/.test(text.charAt(start - 1))) return undefined;
  const rest = text.slice(start, start + 80);
  const [written] = NAMED.exec(rest) ?? FORMATTED.exec(rest) ?? [];
  return written === undefined || IDENTIFIER.test(written) ? undefined : written;
}

export const placeholder: Look = ({ text, index, canEscape, component }) => {
  const written = placeholderAt(text, index, component === "host");
  if (written === undefined) return undefined;
  const isEscapable = canEscape || text[index - 1] === "%";
  return isEscapable
    ? { ...placeholderOrEscapeSentence, params: { written, escapes: escapedText(written) } }
    : { ...placeholderSentence, params: { written } };
};
