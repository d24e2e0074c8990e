import type { Scheme, UrlValue } from "@url1738/core";

/** Whether an export is a scheme: by the contract that all versions of core share, and not by what made it. */
export function isScheme(value: unknown): value is Scheme<UrlValue> {
  return typeof value === "object" && value !== null && "contract" in value && "schemepart" in value;
}
