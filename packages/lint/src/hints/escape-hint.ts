import { decodedSpeller, neededEscape } from "@url1738/core/runtime";
import { escapeAdvice } from "./escape-advice.ts";
import { at, type Look } from "./look.ts";
import { isAtAhead, isAtNeeded } from "./runs.ts";
import { sayings } from "./sentences.ts";

const sentences = sayings({
  /** `parse("wais://host.dom/a;b")` */
  "escape-if-meant": "Write {replacement} if it belongs to the {component}.",
  /** `parse("mailto:[1]@host.dom")` */
  "not-even-escaped": "Its escape, {escape}, is not allowed here either.",
  /** `parse("http://host.dom/a\tb")` */
  "escape-or-leave-out": "Leave it out, or write {replacement}.",
});

/** Returns the escapes of a character's octets; `undefined` for half of a character. */
export const escapesOf: (character: string) => string | undefined = /* @__PURE__ */ decodedSpeller("");

/** The escape of a character that is not allowed as it is. */
export const escapeHint: Look = at(/./su, ({ text, index, found, canEscape, canEndWith, component }) => {
  const replacement = canEscape ? escapesOf(found) : undefined;
  if (replacement === undefined) return undefined;
  const end = index + found.length;
  const escapes = neededEscape(found);
  if (escapes !== undefined) return escapeAdvice(index, end, escapes);
  if (!/[;/?:@&=]/.test(found)) return sentences.advised("escape-or-leave-out", index, end, replacement);
  // If a required @ does not follow, an escape does not help.
  if (component === undefined || (isAtNeeded({ canEndWith }) && !isAtAhead(text, end))) return undefined;
  return sentences.advised("escape-if-meant", index, end, replacement);
});

/** A character whose escape breaks a rule beyond the grammar. */
export const notEvenEscaped: Look = (spot) => {
  const { fix } = escapeHint(spot) ?? {};
  // In a login whose @ is missing, the escape itself would be allowed.
  if (fix && isAtNeeded(spot) && !isAtAhead(spot.text, fix.end)) return undefined;
  return fix && spot.isRefused?.(fix) ? sentences.said("not-even-escaped", { escape: fix.replacement }) : undefined;
};

/** Escapes every character of a text that must be escaped wherever it is. */
export function escapedText(text: string): string {
  const escapes = new Map<string, string>();
  return text.replace(/%(?![\dA-Fa-f]{2})|[^%\w!#$&-;=?@]/gu, (written) => {
    const escaped = escapes.get(written) ?? neededEscape(written) ?? written;
    escapes.set(written, escaped);
    return escaped;
  });
}
