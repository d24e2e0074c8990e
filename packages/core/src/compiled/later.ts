/**
 * The later of two places, without a branch, for nobody could guess which it is.
 *
 * @param one - A place in a text, less than 2^30.
 * @param other - Another one.
 * @returns The greater number.
 * @public
 */
export function later(one: number, other: number): number {
  const difference = one - other;
  return (one - (difference & (difference >> 31))) | 0;
}
