import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { processorTime } from "./race.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** Measures the milliseconds of processor time that a call takes, without the garbage of those before. */
export function timeOf(run: () => unknown): number {
  collectGarbage();
  const start = processorTime();
  run();
  return processorTime() - start;
}

/** The milliseconds that half a text takes, and the whole. */
export type Halves = readonly [half: number, whole: number];

/**
 * Measures half a text and the whole. If the whole seems to take too long for its length, both are measured again, and the shortest times
 * count: other work only adds to them.
 */
export async function quickest(
  measured: () => Halves | Promise<Halves>,
  limit: number,
  tries: number,
): Promise<Halves> {
  let [half, whole] = await measured();
  for (let round = 1; round < tries && whole > limit * half; round++) {
    const again = await measured();
    [half, whole] = [Math.min(half, again[0]), Math.min(whole, again[1])];
  }
  return [half, whole];
}
