/** Seeds every random draw of the tests, so that two runs are the same: `SEED=7 npx pnpm@12 test` makes different draws. */
export const SEED: number = Number(process.env.SEED ?? 1738);

/** The factor for the number of draws: a twentieth by default, a tenth in `.ci/run`, and many times as many every night. */
export const DRAWS: number = Number(process.env.DRAWS ?? 0.05);

/** The least number of draws in a test of `npx pnpm@12 test`, unless the test asks for fewer. */
const LEAST = 25;

/** Returns all items from some `DRAWS` on, by default those of `.ci/run`, and every third one below. */
export function sampled<T>(all: readonly T[], from = 0.1): readonly T[] {
  return DRAWS < from ? all.filter((_, index) => index % 3 === 0) : all;
}

/** Returns the number of draws of this run in place of the full `count`. */
export function scaled(count: number): number {
  return Math.max(Math.min(count, LEAST), Math.ceil(count * DRAWS));
}
