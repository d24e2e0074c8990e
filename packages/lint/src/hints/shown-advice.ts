import type { Advice, Params, UrlError } from "@url1738/core/runtime";
import { veiledAdvice } from "@url1738/core/runtime";
import { isHiddenAt, MASK, passwordsIn, redact } from "@url1738/redact";

/** How many secrets are seen in a text. */
const countOf = (text: string) => passwordsIn(text, { single: true }).length;

/**
 * What is quoted of an input, or would be made of it, without what is hidden of it. Where fewer secrets are seen in it than in what it is
 * made of, all of it is hidden: what told the others has been escaped.
 *
 * @param count - How many secrets are seen in what it is made of.
 */
function shown(value: string, count: number): string {
  return count > 0 && countOf(value) < count ? MASK : redact(value, { single: true });
}

/** Advice for an input as it can be shown: its params, and what it would have one write, quote nothing that is hidden. */
export function shownAdvice(
  { index }: UrlError,
  text: string,
  advice: Advice | string | undefined,
): Advice | string | undefined {
  if (typeof advice !== "object") return advice && redact(advice);
  if (index !== undefined && isHiddenAt(text, index)) return veiledAdvice(advice);
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
