import type { UrlError } from "../errors/url-error.ts";

/**
 * What `safeParse` returns. The error is computed when it is looked at.
 *
 * @public
 */
export type Result<U> = { readonly ok: true; readonly url: U } | { readonly ok: false; readonly error: UrlError };

/** A failed result, whose error is computed when it is first asked for, also by code that copies, compares or serialises it. */
export function failure(explain: () => UrlError): { readonly ok: false; readonly error: UrlError } {
  let known: UrlError | undefined;
  return {
    ok: false,
    get error() {
      known ??= explain();
      return known;
    },
  };
}
