import type { UrlError, UrlValue } from "@url1738/core";
import { walked } from "@url1738/core/grammar";
import { isMaskedAt } from "@url1738/redact";
import type { FoundError, FoundUrl, HitPlace, Reading, Repairer, UrlSource } from "./hit.ts";
import { machineFor } from "./name.ts";
import type { HitOffsets, Search } from "./search.ts";

/** The text before a `#`, and the fragment after it. */
export type Split = Pick<HitPlace, "text" | "fragment">;

/** "a fragment/anchor identifier … (following a "#") … would be placed within the brackets as well" (Appendix) */
export function splitAt(text: string, hash: number): Split {
  return hash < 0 ? { text } : { text: text.slice(0, hash), fragment: text.slice(hash + 1) };
}

/** Tells whether a `#` belongs to the URL, since its scheme has fragments (RFC 3986 §3.5). */
function hasFragment(source: UrlSource, whole: string, hash: number): boolean {
  const machine = machineFor(source, whole);
  return machine !== undefined && walked(machine, machine.first, whole, whole.indexOf(":") + 1, hash + 1).index > hash;
}

/** Parses a whole text: with its fragment if the scheme has fragments, otherwise without. */
export function readWhole<U extends UrlValue>(source: UrlSource<U>, whole: string) {
  const hash = whole.indexOf("#");
  const split = splitAt(whole, hash < 0 || hasFragment(source, whole, hash) ? -1 : hash);
  return { split, result: source.safeParse(split.text) };
}

/** A text that is not a URL, and the result of parsing it. */
export interface Wrong {
  readonly split: Split;
  readonly failed: { readonly error: UrlError };
}

/**
 * Finds the error in the text before a fragment, or else in the whole text. A `#` inside a secret does not begin a fragment: without
 * its beginning, the rest of the secret would not be masked.
 */
export function wrongIn(source: UrlSource, whole: string, hash: number): Wrong | undefined {
  const split = splitAt(whole, hash);
  const failed = source.safeParse(split.text);
  if (!failed.ok && (hash < 0 || !isMaskedAt(whole, hash))) return { split, failed };
  const failedWhole = source.safeParse(whole);
  return failedWhole.ok ? undefined : { split: { text: whole }, failed: failedWhole };
}

/** Makes the hit for a URL. Its objects are literals without a rest or a second spread, which would take as long as reading the URL. */
export function foundUrl<U extends UrlValue>(
  { placed }: Pick<Search<U>, "placed">,
  offsets: HitOffsets,
  { text, fragment, url }: Reading<U>,
): FoundUrl<U> {
  const place = placed(offsets);
  return fragment === undefined ? { ...place, text, ok: true, url } : { ...place, text, fragment, ok: true, url };
}

/** Returns the offset in a text of a character of the URL, which has no white space; at most that of its end. */
function offsetOf(text: string, { urlStart, urlEnd }: HitOffsets, index: number): number {
  let left = index;
  for (let at = urlStart; at < urlEnd; at++) {
    if (/\s/.test(text.charAt(at))) continue;
    if (left === 0) return at;
    left--;
  }
  return urlEnd;
}

/**
 * Makes the hit for a text that is not a URL. Explaining and repairing take much longer than finding, so both wait until someone
 * reads the result, unless the line of the error is wanted.
 */
export function foundError(
  { source, settings, text, errorPlace, placed }: Search<UrlValue>,
  offsets: HitOffsets,
  { split, failed }: Wrong,
): FoundError {
  let repaired: ReturnType<Repairer> | undefined;
  const place = placed(offsets);
  const index = settings.lines ? (failed.error.index ?? 0) : 0;
  return {
    ...place,
    ...errorPlace(offsetOf(text, offsets, index)),
    ...split,
    ok: false,
    get error() {
      return failed.error;
    },
    get repaired() {
      repaired ??= settings.repair?.(source, split.text);
      return repaired?.ok ? repaired.href : undefined;
    },
  };
}
