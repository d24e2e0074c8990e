import type { Scheme, UrlValue } from "@url1738/core";

/** Returns the canonical spelling of a value; `undefined` if it is refused. */
export function formatted(scheme: Scheme<UrlValue>, url: UrlValue): string | undefined {
  try {
    return scheme.format(url);
  } catch {
    return undefined;
  }
}
