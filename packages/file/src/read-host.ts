import { canonicalHost } from "@url1738/core/define";

/** "the string "localhost" or the empty string; this is interpreted as `the machine from which the URL is being interpreted'" (§3.10) */
export function readHost(text: string): string {
  const canonical = canonicalHost(text);
  return canonical === "localhost" ? "" : canonical;
}
