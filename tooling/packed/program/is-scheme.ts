import type { Scheme, UrlValue } from "@url1738/core";
import type { AnyDefinition } from "@url1738/core/define";

/** Whether an export is a scheme: by the contract that all versions of core share, and not by what made it. */
export function isScheme(value: unknown): value is Scheme<UrlValue> {
  return typeof value === "object" && value !== null && "contract" in value && "parse" in value;
}

/** Whether an export is the definition of a scheme. */
export function isDefinition(value: unknown): value is AnyDefinition {
  return typeof value === "object" && value !== null && "schemepart" in value && "access" in value;
}

/** The package that is called after a scheme: others may export the scheme as well, or another one of its name. */
export const packageOf = (scheme: string): string => `@url1738/${scheme}`;
