import { neededEscape } from "@url1738/core/runtime";

/** Escapes everything in a text that must be escaped wherever it is. */
export function escapedText(text: string): string {
  const known = new Map<string, string>();
  return text.replace(/%(?![\dA-Fa-f]{2})|[^%\w./:@-]/gu, (one) => {
    const escaped = known.get(one) ?? neededEscape(one) ?? one;
    known.set(one, escaped);
    return escaped;
  });
}
