/** Seeds every random draw of the tests, so that two runs are the same: `SEED=7 npx pnpm@12 test` makes different draws. */
export const SEED: number = Number(process.env.SEED ?? 1738);

/** The factor for the number of draws: a small part by day, and many times the full number every night. */
export const DRAWS: number = Number(process.env.DRAWS ?? 0.03);

/** The least number of draws in a test by day, unless the test asks for fewer. */
const LEAST = 10;

/** Returns all items by night, and every third one by day, from the first by default. */
export function sampled<T>(all: readonly T[]): readonly T[] {
  return DRAWS < 1 ? all.filter((_, index) => (index + SEED) % 3 === 1) : all;
}

/** Returns the number of draws of this run in place of the full `count`. */
export function scaled(count: number): number {
  return Math.max(Math.min(count, LEAST), Math.ceil(count * DRAWS));
}
