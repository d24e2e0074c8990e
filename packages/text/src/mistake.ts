import type { UrlError, UrlValue } from "@url1738/core";
import { repair } from "@url1738/lint";
import type { FoundMistake, HitPlace, UrlSource } from "./hit.ts";

/**
 * The hit of what is not a URL. Explaining and repairing takes much longer than finding, so it is done only for those who look.
 *
 * @param place - Where it stands, and its text.
 * @param failed - What the text was parsed to.
 */
export function mistake<U extends UrlValue>(
  source: UrlSource<U>,
  place: HitPlace,
  failed: { readonly error: UrlError },
): FoundMistake {
  let repaired: { readonly href: string | undefined } | undefined;
  return {
    ...place,
    ok: false,
    get error() {
      return failed.error;
    },
    get repaired() {
      if (repaired === undefined) {
        const result = repair(source, place.text);
        repaired = { href: result.ok ? result.href : undefined };
      }
      return repaired.href;
    },
  };
}
