import type { Advice, Sentence } from "../errors/sentence.ts";
import { type Facts, type UrlError, urlError } from "../errors/url-error.ts";

/** The words that replace what is masked, and an escape of it. */
export const MASKED = { found: "masked text", escape: "masked text" };

/**
 * Returns advice that does not quote what is masked: an escape is masked, and advice that may quote more is dropped, since it is only
 * a sentence. The fix is data and stays.
 */
export function maskedAdvice(advice: Advice | string | undefined): Advice | string | undefined {
  if (typeof advice !== "object" || advice.params) return undefined;
  return advice.fix ? { ...advice, params: { replacement: "%XX" } } : advice;
}

/** Returns the error at a place; if the place is masked, no sentence of the error quotes it. */
export function maskedError(
  isMasked: boolean | undefined,
  facts: Facts,
  sentence: Sentence | string,
  advice: Advice | string | undefined,
): UrlError {
  if (!isMasked) return urlError(facts, sentence, advice);
  const { params, ...said } = sentence as Sentence;
  return urlError(
    { ...facts, found: undefined },
    typeof sentence === "string" ? sentence : { ...said, params: { ...params, ...MASKED } },
    maskedAdvice(advice),
  );
}
