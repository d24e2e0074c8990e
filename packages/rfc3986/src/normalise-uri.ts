import type { Encoded } from "@url1738/core";
import { normalise } from "@url1738/core/runtime";

/**
 * Brings an encoded text into its normal form: hexadecimal digits in upper case, no escapes of characters that RFC 3986 §2.3 calls unreserved.
 *
 * @public
 */
export function normaliseUri(text: string): Encoded {
  return normalise(text, true);
}

/** Spells a path as it is, and an empty one as `/`, which means the same (RFC 9110 §4.2.3). @public */
export function spellPath(path: unknown): string | undefined {
  return typeof path === "string" ? path || "/" : undefined;
}
