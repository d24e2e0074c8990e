import type { Fix } from "@url1738/core";
import type { Advice, Place, Sentence } from "@url1738/core/define";
import { escapeAt } from "@url1738/core/grammar";

/** `parse("ftp://host.dom/~anna")`: the sentence with which core advises on values. */
const writeInstead: Advice = { reason: "escape", sentence: "Write {replacement} instead." };

/** `parse("http://host.dom/50%")` */
const barePercent: Sentence = {
  reason: "bare-percent",
  sentence: "Write %25 for a % that does not begin an escape.",
};

/** Returns the advice to write an escape instead of a part of a text. */
export function escapeAdvice(index: number, end: number, replacement: string): Advice & { readonly fix: Fix } {
  return { ...(replacement === "%25" ? barePercent : writeInstead), fix: { index, end, replacement, sure: true } };
}

/** Returns the advice for a place that a grammar cannot get past. */
export function mismatchAdvice(place: Place, canEscape: boolean): Advice | undefined {
  const edit = escapeAt(place, canEscape);
  return edit && escapeAdvice(edit.index, edit.end, edit.replacement);
}
