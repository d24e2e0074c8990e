import type { Scheme, UrlValue } from "@url1738/core";

/** The canonical spelling of a value; `undefined` where it is refused. */
export function formatted(scheme: Scheme<UrlValue>, url: UrlValue): string | undefined {
  try {
    return scheme.format(url);
  } catch {
    return undefined;
  }
}
