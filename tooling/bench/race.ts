import { Bench } from "tinybench";
import { collectGarbage } from "./collect-garbage.ts";
import type { Effort } from "./effort.ts";
import { middle } from "./quantile.ts";

/** One of the competitors that run side by side. */
export interface Contender {
  readonly name: string;
  /** Runs once over everything. */
  readonly lap: () => void;
  /** The number of items in a lap: ratios compare times per item. */
  readonly items: number;
}

const sink: { last: unknown } = { last: undefined };
let loops = 0;

/**
 * Makes a contender that calls a function with every item of a corpus. Each contender has a loop of its own, as in the program of
 * somebody who uses nothing else: a shared loop would call through a pointer, and the engine could inline none of the functions. The
 * text of each loop differs, or the engine would treat them as the same function. The results are stored, so no call is optimised away.
 */
export function contender<T>(name: string, call: (item: T) => unknown, items: readonly T[]): Contender {
  const text = `return function lap${loops++}() { for (let i = 0; i < items.length; i++) sink.last = call(items[i]); };`;
  const lap = new Function("call", "items", "sink", text)(call, items, sink) as () => void;
  return { name, lap, items: items.length };
}

/** Collects garbage first, so that no contender pays for that of the previous one. */
const tidy = { beforeAll: () => collectGarbage({ type: "minor" }) };

/** The share of the rounds that only warm up. */
const WARM_UP = 1 / 4;

/** Milliseconds per item for each contender, one value per round. */
export type Times = ReadonlyMap<string, readonly number[]>;

/**
 * Runs all contenders in every round, one after the other, and in reverse order in every second round.
 *
 * @param laps - The number of laps that a contender runs in a round; the median of their times is its time.
 */
export function race(contenders: readonly Contender[], { rounds }: Effort, laps = 5): Times {
  const bench = new Bench({
    iterations: laps,
    time: 0,
    warmup: false,
    warmupIterations: Math.ceil(rounds / 8),
    warmupTime: 20,
    throws: true,
  });
  for (const { name, lap } of contenders) bench.add(name, lap, { async: false, ...tidy });
  for (const task of bench.tasks) task.warmupSync();
  const times = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  const idle = Math.ceil(rounds * WARM_UP);
  for (let round = 0; round < idle + rounds; round++) {
    // A task that has a result would not run again.
    bench.reset();
    for (const task of round % 2 === 0 ? bench.tasks : [...bench.tasks].reverse()) task.runSync();
    if (round < idle) continue;
    for (const [index, { name, items }] of contenders.entries()) {
      const result = bench.tasks[index]?.result;
      if (result?.state !== "completed") throw new Error(`"${name}" has no result.`);
      times.get(name)?.push(result.latency.p50 / items);
    }
  }
  return times;
}

/** Returns the ratios of two contenders, one per round: anything that slows a whole round slows both. */
export function ratio(times: Times, name: string, against: string): ReturnType<typeof middle> {
  const mine = times.get(name);
  const theirs = times.get(against);
  if (mine === undefined || theirs === undefined) throw new Error(`Nobody measured "${name}" against "${against}".`);
  return middle(mine.map((time, round) => time / (theirs[round] as number)));
}
