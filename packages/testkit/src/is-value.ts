import type { Scheme, UrlValue } from "@url1738/core";
import { isSame } from "./check.ts";
import { formatted } from "./formatted.ts";

/** Tells whether a value is valid after all, such as `true` for a component that is yes or no: then it must come back. */
export function isValue(scheme: Scheme<UrlValue>, value: UrlValue): boolean {
  const href = formatted(scheme, value);
  return href !== undefined && isSame(scheme.parse(href), value);
}
