import type { Repair, UrlError } from "@url1738/core";

/** A change of the text that mends a mistake. */
export interface Fix {
  readonly index: number;
  readonly end: number;
  readonly replacement: string;
}

/** The fixes of a mistake: its own, or those of the repair that begin in it. */
export function fixesOf(mistake: UrlError, repaired: Repair | undefined): readonly Fix[] {
  const { index = -1, end = index } = mistake;
  const changes = repaired?.ok === true ? repaired.changes : [];
  return changes.filter((change) => change.index >= index && change.index < Math.max(end, index + 1));
}

/** The text with a fix. */
export function withFix(text: string, { index, end, replacement }: Fix): string {
  return text.slice(0, index) + replacement + text.slice(end);
}
