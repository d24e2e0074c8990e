import type { UrlError } from "../errors/url-error.ts";

/** The result of `safeParse`. The error is computed when it is first read. @public */
export type Result<U> = { readonly ok: true; readonly url: U } | { readonly ok: false; readonly error: UrlError };

/** Makes a failed result whose error is computed when it is first read, including by code that copies, compares or serialises it. */
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
