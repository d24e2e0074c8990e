import type { RuleError } from "@url1738/core/define";

/** Functions as authors might write them. */

/** Has a bug, but finds nothing wrong. */
export function checkNoBug(text: string): readonly RuleError[] {
  if (text === "bug") throw new TypeError("a bug");
  return [];
}

/** A hook that is called while a text is read. */
export const reading = { call: () => {} };

export function readAndCall(text: string): string {
  reading.call();
  return text;
}
