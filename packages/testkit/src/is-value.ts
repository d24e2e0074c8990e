import type { Scheme, UrlValue } from "@url1738/core";
import { isSame } from "./check.ts";
import { formatted } from "./formatted.ts";

/** Whether a value is one after all, such as `true` for a component of yes and no: then it must come back. */
export function isValue(scheme: Scheme<UrlValue>, value: UrlValue): boolean {
  const href = formatted(scheme, value);
  return href !== undefined && isSame(scheme.parse(href), value);
}
