import { Earliest } from "./earliest.ts";

/** A cluster that works off parts: what each run of a part takes is drawn from what was measured, and workers fail. */

/** What is simulated. Times are in seconds. */
export interface Cluster {
  readonly workers: number;
  readonly parts: number;
  /** What a part takes, its start included, when nothing slows it down. */
  readonly part: number;
  /** What whoever hands the parts out is busy for with each. */
  readonly dispatch: number;
  /** How much longer a run may take, as it was measured: one of these at random. */
  readonly slowness: readonly number[];
  /** How long a worker lasts on average; `Infinity` where none fails. */
  readonly lasts: number;
  /** After what time a failure is noticed, and the worker replaced. */
  readonly notice: number;
  /** Whether workers that would have nothing to do do once more what others are still at. */
  readonly isBackedUp: boolean;
}

/** What has come of it. */
export interface Outcome {
  /** When the last part was done. */
  readonly end: number;
  /** Seconds of workers spent on runs that were lost, or done by others first. */
  readonly wasted: number;
}

/** A worker that will have something to tell. */
interface Event {
  readonly time: number;
  readonly part: number;
  readonly began: number;
  readonly kind: "done" | "lost";
}

/**
 * Works the parts off.
 *
 * @param random - From 0 to below 1.
 */
export function simulate(cluster: Cluster, random: () => number): Outcome {
  const { workers, parts, part: seconds, dispatch, slowness, lasts, notice, isBackedUp } = cluster;
  const events = new Earliest<Event>();
  const isDone = new Uint8Array(parts);
  /** Parts to be done again. */
  const again: number[] = [];
  let [idle, next, left, free, end, wasted] = [0, 0, parts, 0, 0, 0];
  /** Parts are begun in order, and the oldest is backed up first, once. */
  let backedUp = 0;

  function begin(now: number, part: number): void {
    free = Math.max(free, now) + dispatch;
    const time = seconds * (slowness[Math.floor(random() * slowness.length)] as number);
    const life = lasts === Number.POSITIVE_INFINITY ? lasts : -Math.log(1 - random()) * lasts;
    // A run that fails is missed when it is noticed; until then the worker is of no use.
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
    // Who had nothing to do takes what was lost.
    for (; idle > 0 && again.length > 0; idle--) begin(time, again.pop() as number);
  }
  return { end, wasted };
}
