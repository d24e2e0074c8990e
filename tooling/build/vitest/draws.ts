/** Seeds every random draw of the tests, so that two runs are the same: `SEED=7 npx pnpm@12 test` makes different draws. */
export const SEED: number = Number(process.env.SEED ?? 1738);

/** The factor for the number of draws: a quarter by default, all of them in `.ci/run`, and many times as many every night. */
export const DRAWS: number = Number(process.env.DRAWS ?? 0.25);

/** The least number of draws in a test of `npx pnpm@12 test`, unless the test asks for fewer. */
const LEAST = 100;

/** Returns the number of draws in place of the `count` draws of `.ci/run`. */
export function scaled(count: number): number {
  return Math.max(Math.min(count, LEAST), Math.ceil(count * DRAWS));
}
