import type { CharacterSet } from "./character-set.ts";
import { hex } from "./characters.ts";

/**
 * Returns the digits of a set's escapes, `"%" hex hex` (RFC 1738 §5): groups of first digits, each with the second digits that can follow,
 * which depend on the first where octets are left out.
 */
export function escapeDigits({
  without,
}: Pick<CharacterSet, "without">): readonly (readonly [firsts: string, seconds: string])[] {
  const firstsOf = new Map<string, string>();
  for (const first of hex.characters) {
    const seconds = [...hex.characters].filter((second) => !without.includes(Number(`0x${first}${second}`))).join("");
    if (seconds !== "") firstsOf.set(seconds, (firstsOf.get(seconds) ?? "") + first);
  }
  return [...firstsOf].map(([seconds, firsts]) => [firsts, seconds]);
}
