import { escapeHidden } from "../errors/advice-sentences.ts";
import type { Advice, Sentence } from "../errors/sentence.ts";
import { hidden, hiddenPart } from "../errors/sentences.ts";
import { type Facts, type UrlError, urlError } from "../errors/url-error.ts";
import { hiddenIn } from "./hidden-in.ts";

/**
 * Tells whether what stands at a place of an input is hidden in whatever is said of it, since it may be part of a secret.
 *
 * @param text - The input: one URL, or what was meant as one.
 * @param index - The place, a UTF-16 offset.
 * @returns Whether it is.
 * @public
 */
export function isHiddenAt(text: string, index: number): boolean {
  let isHidden = false;
  hiddenIn(text, (start, end) => {
    isHidden ||= start <= index && index < end;
  });
  return isHidden;
}

/** What to write instead of what is hidden: nothing that quotes it. The fix is data, and stays. */
export function hiddenAdvice(advice: Advice | string | undefined): Advice | undefined {
  if (typeof advice !== "object" || !advice.sentence.includes("{")) return advice as Advice | undefined;
  return advice.fix?.replacement.startsWith("%") ? { ...escapeHidden, fix: advice.fix } : undefined;
}

/**
 * The error at a place, which may be hidden: then nothing that is said tells what stands there.
 *
 * @param isHidden - Whether it is.
 */
export function errorAt(
  isHidden: boolean,
  facts: Facts,
  sentence: Sentence | string,
  advice: Advice | string | undefined,
): UrlError {
  if (!isHidden) return urlError(facts, sentence, advice);
  const { expected } = (sentence as Partial<Sentence>).params ?? {};
  const said = expected ? { ...hidden, params: { expected } } : hiddenPart;
  return urlError({ ...facts, found: undefined }, said, hiddenAdvice(advice));
}
