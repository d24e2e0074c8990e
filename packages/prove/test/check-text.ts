import type { RuleError } from "@url1738/core/define";

/** Functions for components of random grammars, in a module of their own so that compiled code can import them. */

/** Reports an `x`, and a text that is longer than a label. */
export function checkText(text: string): readonly RuleError[] {
  const index = text.indexOf("x");
  if (index >= 0) return [{ index, end: index + 1, message: "There is an x." }];
  return text.length > 63 ? [{ index: 0, end: text.length, message: "It is too long." }] : [];
}

/** Gives capitals and small letters the same form. */
export function lowerCase(text: string): string {
  return text.toLowerCase();
}
