import type { Scheme, UrlValue } from "@url1738/core";
import type { AnyDefinition } from "@url1738/core/define";

/** Tells whether an export is a scheme by the contract that all versions of core share, whichever code made it. */
export function isScheme(value: unknown): value is Scheme<UrlValue> {
  return typeof value === "object" && value !== null && "contract" in value && "parse" in value;
}

/** Tells whether an export is the definition of a scheme. */
export function isDefinition(value: unknown): value is AnyDefinition {
  return typeof value === "object" && value !== null && "schemepart" in value && "access" in value;
}

/** Returns the package named after a scheme: others may also export the scheme, or another one with its name. */
export const packageOf = (scheme: string): string => `@url1738/${scheme}`;
