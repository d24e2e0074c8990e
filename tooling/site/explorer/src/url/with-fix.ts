import type { Fix } from "@url1738/core";

/** Applies a fix to a text. */
export function withFix(text: string, { index, end, replacement }: Fix): string {
  return text.slice(0, index) + replacement + text.slice(end);
}
