/** Seeds every random draw of the tests, so that two runs do the same: `SEED=7 npx pnpm@12 test` draws others. */
export const SEED: number = Number(process.env.SEED ?? 1738);

/** Multiplies the number of draws: a quarter by default, all of them in `.ci/run`, many times as many every night. */
export const DRAWS: number = Number(process.env.DRAWS ?? 0.25);

/** No test of `npx pnpm@12 test` draws less often than this, unless it names a smaller number. */
const LEAST = 100;

/** Returns how often to draw, where `.ci/run` draws `count` times. */
export function scaled(count: number): number {
  return Math.max(Math.min(count, LEAST), Math.ceil(count * DRAWS));
}
