import { brokenEscape } from "@url1738/core/grammar";
import { escapedText } from "./escape-hint.ts";
import type { Look } from "./look.ts";
import { sayings } from "./sentences.ts";

/** Hints on placeholders, such as `{name}`, `<name>` and `%s`. */

const sentences = sayings({
  /** `parse("http://{host}/")` */
  placeholder: "Replace {written} with its value.",
  /** `parse("http://host.dom/{name}")` */
  "placeholder-or-escape": "Replace {written} with its value; if the URL really contains it, write {escapes}.",
});

/** The characters before a placeholder, and after it. */
const [BEFORE, AFTER] = [/[/?&=.:_@-]/, /(?![^/?&=.:_@$%{<#-])/.source];

/** `<name>`. */
const NAMED = /^<[a-z_][\w .-]*>(?![^/?&=.:_@-])/i;

/** `{name}`, `{{name}}`, `${name}`, `%{name}`, `\N{NAME}`: wherever they stand. A number in braces may be an identifier. */
const BRACED = /^(?:\{[a-z_][\w .-]*\}|\{\{ ?[a-z_][\w .-]*\}\}|(?:[$%]|\\N)\{[a-z_][^\s{}]*\})/i;

/** `%s`, `%(name)s`. */
const FORMATTED = new RegExp(`^%(?:\\([A-Za-z_]\\w*\\)[A-Za-z]?|[A-Za-z])${AFTER}`);

const IDENTIFIER = /^\{[\da-f]+-[\da-f-]+\}$/i;

/**
 * Returns the placeholder around a place, unless something else may be meant.
 *
 * @param isInside - True if a placeholder may follow a letter or a digit.
 */
export function placeholderAt(text: string, index: number, isInside = false): string | undefined {
  const begun = text.startsWith("${", index - 1) ? index - 1 : brokenEscape(text, index);
  const start = begun < 0 ? index : begun;
  if (!/[%$<{\\]/.test(text.charAt(start))) return undefined;
  const rest = text.slice(start, start + 80);
  const isPossible = isInside || BEFORE.test(text.charAt(start - 1));
  const [written] = BRACED.exec(rest) ?? (isPossible ? (NAMED.exec(rest) ?? FORMATTED.exec(rest)) : undefined) ?? [];
  return written === undefined || IDENTIFIER.test(written) ? undefined : written;
}

export const placeholder: Look = ({ text, index, canEscape, component, isRefused, earlier }) => {
  const written = placeholderAt(text, index, component === "host");
  if (written === undefined) return undefined;
  const begun = brokenEscape(text, index);
  const isEscapable = canEscape || begun >= 0;
  // Another escape may begin where the broken one ends.
  const start = begun < 0 ? text.lastIndexOf(written.charAt(0), index) : begun;
  const escaped = { index: start, end: start + written.length, replacement: escapedText(written) };
  const isRead = isEscapable && earlier(start).canFollow(escaped.replacement);
  return isRead && !isRefused?.(escaped)
    ? sentences.said("placeholder-or-escape", { written, escapes: escaped.replacement })
    : sentences.said("placeholder", { written });
};
