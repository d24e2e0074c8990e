import type { Advice, Sentence } from "../errors/sentence.ts";
import { type Facts, type UrlError, urlError } from "../errors/url-error.ts";

/** What is said in place of what is hidden, and of an escape of it. */
export const VEIL = { found: "masked text", escape: "masked text" };

/**
 * What to write instead of what is hidden: an escape that is not told; nothing where more is quoted, or may be, since the sentence is all
 * there is. The fix is data, and stays.
 */
export function veiledAdvice(advice: Advice | string | undefined): Advice | string | undefined {
  if (typeof advice !== "object" || advice.params) return undefined;
  return advice.fix ? { ...advice, params: { replacement: "%XX" } } : advice;
}

/** The error at a place, which may be hidden: then nothing that is said tells what stands there. */
export function veiledError(
  isHidden: boolean | undefined,
  facts: Facts,
  sentence: Sentence | string,
  advice: Advice | string | undefined,
): UrlError {
  if (!isHidden) return urlError(facts, sentence, advice);
  const { params, ...said } = sentence as Sentence;
  return urlError(
    { ...facts, found: undefined },
    typeof sentence === "string" ? sentence : { ...said, params: { ...params, ...VEIL } },
    veiledAdvice(advice),
  );
}
