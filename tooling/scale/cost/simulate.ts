import { Earliest } from "./earliest.ts";

/** Simulates a cluster that works through parts: the time of each run is drawn from measurements, and workers fail. */

/** The cluster to simulate. Times are in seconds. */
export interface Cluster {
  readonly workers: number;
  readonly parts: number;
  /** The time for a part, including its start, if nothing slows it down. */
  readonly part: number;
  /** The time that the dispatcher spends on each part. */
  readonly dispatch: number;
  /** The measured factors by which a run may take longer: one of these at random. */
  readonly slowness: readonly number[];
  /** The average life of a worker; `Infinity` if none fails. */
  readonly lasts: number;
  /** The time until a failure is noticed, and the worker replaced. */
  readonly notice: number;
  /** True if idle workers repeat parts that others are still working on. */
  readonly isBackedUp: boolean;
}

/** The result of a simulation. */
export interface Outcome {
  /** The time when the last part was done. */
  readonly end: number;
  /** Seconds of worker time spent on runs that were lost, or that others finished first. */
  readonly wasted: number;
}

/** The completion of a worker's run, or the notice of its loss. */
interface Event {
  readonly time: number;
  readonly part: number;
  readonly began: number;
  readonly kind: "done" | "lost";
}

/**
 * Simulates the work.
 *
 * @param random - Returns a number from 0 to below 1.
 */
export function simulate(cluster: Cluster, random: () => number): Outcome {
  const { workers, parts, part: seconds, dispatch, slowness, lasts, notice, isBackedUp } = cluster;
  const events = new Earliest<Event>();
  const isDone = new Uint8Array(parts);
  /** Parts to be repeated. */
  const again: number[] = [];
  let [idle, next, left, free, end, wasted] = [0, 0, parts, 0, 0, 0];
  /** The number of parts backed up: parts begin in order, and the oldest is backed up first, once. */
  let backedUp = 0;

  function begin(now: number, part: number): void {
    free = Math.max(free, now) + dispatch;
    const time = seconds * (slowness[Math.floor(random() * slowness.length)] as number);
    const life = lasts === Number.POSITIVE_INFINITY ? lasts : -Math.log(1 - random()) * lasts;
    // A failure is noticed only later; until then the worker is useless.
    events.add(
      life < time
        ? { time: free + life + notice, part, began: free, kind: "lost" }
        : { time: free + time, part, began: free, kind: "done" },
    );
  }

  /** Gives a worker something to do, if there is anything. */
  function occupy(now: number): void {
    let part = again.pop() ?? (next < parts ? next++ : undefined);
    for (; isBackedUp && part === undefined && backedUp < parts; backedUp++)
      if (isDone[backedUp] === 0) part = backedUp;
    if (part === undefined) idle += 1;
    else begin(now, part);
  }

  for (let worker = 0; worker < Math.min(workers, parts); worker++) occupy(0);
  idle += Math.max(0, workers - parts);
  while (left > 0) {
    const { time, part, began, kind } = events.take();
    if (kind === "lost") {
      wasted += time - began;
      if (isDone[part] === 0) again.push(part);
    } else if (isDone[part] === 1) wasted += time - began;
    else {
      isDone[part] = 1;
      left -= 1;
      end = time;
    }
    occupy(time);
    // Idle workers take lost parts.
    for (; idle > 0 && again.length > 0; idle--) begin(time, again.pop() as number);
  }
  return { end, wasted };
}
