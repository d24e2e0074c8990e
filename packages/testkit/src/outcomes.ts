import { type Scheme, type UrlValue, urlErrorOf } from "@url1738/core";
import { isSame, show } from "./check.ts";

/** The outcomes of calls that may throw. */

/** Returns the error that a call throws (for an error of url1738, its record), or else its result as text. */
export function thrownBy(run: () => unknown): unknown {
  try {
    return show(run());
  } catch (thrown) {
    return urlErrorOf(thrown) ?? thrown;
  }
}

/** Returns the canonical spelling of a value; `undefined` if it is refused. */
export function formatted(scheme: Scheme<UrlValue>, url: UrlValue): string | undefined {
  try {
    return scheme.format(url);
  } catch {
    return undefined;
  }
}

/** Tells whether a value is valid after all, such as `true` for a component that is yes or no: `parse` must return it again. */
export function isValue(scheme: Scheme<UrlValue>, value: UrlValue): boolean {
  const href = formatted(scheme, value);
  return href !== undefined && isSame(scheme.parse(href), value);
}
