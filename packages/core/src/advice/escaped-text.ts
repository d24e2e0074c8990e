import { neededEscape } from "../explain/hints.ts";

/** A text in which everything is escaped that must be, wherever it stands. */
export function escapedText(text: string): string {
  return text.replace(/%(?![\dA-Fa-f]{2})|[^%]/gu, (one) => neededEscape(one) ?? one);
}
