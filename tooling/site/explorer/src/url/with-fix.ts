import type { Fix } from "@url1738/core";

/** The text with a fix. */
export function withFix(text: string, { index, end, replacement }: Fix): string {
  return text.slice(0, index) + replacement + text.slice(end);
}
