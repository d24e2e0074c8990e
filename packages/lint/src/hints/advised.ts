import type { Advice, Params, Sentence } from "@url1738/core/runtime";

/** A sentence that names a change of a text: one that somebody may have meant. */
export function advised(sentence: Sentence, index: number, end: number, replacement: string, params?: Params): Advice {
  return { ...sentence, params, fix: { index, end, replacement, sure: false } };
}
