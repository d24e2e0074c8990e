import { canonicalHost } from "@url1738/core/runtime";

/**
 * Reads the host of a file: "the string "localhost" or the empty string" means this machine (§3.10). For schemes derived from this one.
 *
 * @param text - The host, as written.
 * @returns The host in its canonical spelling; empty for `localhost`.
 * @public
 */
export function readHost(text: string): string {
  const canonical = canonicalHost(text);
  return canonical === "localhost" ? "" : canonical;
}
