import type { Draw } from "@url1738/prove";
import fc from "fast-check";

/**
 * Generates all decisions that lead to one random case. They are a list of numbers, which can be shortened anywhere and reduced one by one
 * to find the smallest failing case. Missing decisions at the end count as 0.
 */
export function decisions(most: number): fc.Arbitrary<number[]> {
  return fc.noBias(fc.array(fc.nat({ max: 0xffff }), { maxLength: most, size: "max" }));
}

/** Turns numbers into decisions. */
export function picker(numbers: readonly number[]): Draw {
  let next = 0;
  return (n) => (numbers[next++] ?? 0) % n;
}
