import type { Advice, Params, UrlError } from "@url1738/core/runtime";
import { maskedAdvice } from "@url1738/core/runtime";
import { isMaskedAt, MASK, passwordsIn, redact } from "@url1738/redact";

/** Counts the secrets that can be recognized in a text. */
const countOf = (text: string) => passwordsIn(text, { single: true }).length;

/**
 * Masks the secrets in what is quoted from a part of an input or replaces it. If fewer secrets can be recognized there than in that part,
 * masks all of it: what marked the others has been escaped.
 *
 * @param count - The number of secrets in that part.
 */
function shown(value: string, count: number): string {
  return count > 0 && countOf(value) < count ? MASK : redact(value, { single: true });
}

/** Masks the secrets that advice quotes from an input, in its params and in the replacement that it names. */
export function shownAdvice(
  { index }: UrlError,
  text: string,
  advice: Advice | string | undefined,
): Advice | string | undefined {
  if (typeof advice !== "object") return advice && redact(advice);
  if (index !== undefined && isMaskedAt(text, index)) return maskedAdvice(advice);
  const { fix, sentence, params } = advice;
  const quoted: Params = {
    ...(fix && sentence.includes("{replacement}") ? { replacement: fix.replacement } : {}),
    ...params,
  };
  const count = fix === undefined ? 0 : countOf(text.slice(fix.index, fix.end));
  const all = Object.entries(quoted).map(([name, value]) => [
    name,
    typeof value === "string" ? shown(value, count) : value,
  ]);
  return { ...advice, params: Object.fromEntries(all) as Params };
}
