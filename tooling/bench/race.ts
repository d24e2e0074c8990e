import { Bench } from "tinybench";
import { collectGarbage } from "./collect-garbage.ts";
import type { Effort } from "./effort.ts";
import { middle } from "./quantile.ts";

/** One of those that run side by side. */
export interface Contender {
  readonly name: string;
  /** Runs once over everything. */
  readonly lap: () => void;
  /** How many items a lap has: ratios are those of the time for one. */
  readonly items: number;
}

const sink: { last: unknown } = { last: undefined };
let loops = 0;

/**
 * A contender that calls a function with every item of a corpus. Every one has a loop of its own, as in the program of somebody
 * who uses nothing else: one loop for all would call through a pointer, and the engine could inline none of them. The text differs,
 * or the engine would take it for the same function. What the calls return is kept where it can be seen, so no call is left out.
 */
export function contender<T>(name: string, call: (item: T) => unknown, items: readonly T[]): Contender {
  const text = `return function lap${loops++}() { for (let i = 0; i < items.length; i++) sink.last = call(items[i]); };`;
  const lap = new Function("call", "items", "sink", text)(call, items, sink) as () => void;
  return { name, lap, items: items.length };
}

/** The garbage of one contender is not to be collected in the time of the next. */
const tidy = { beforeAll: () => collectGarbage({ type: "minor" }) };

/** The part of the rounds that only warm up. */
const WARM_UP = 1 / 4;

/** Milliseconds for an item, by contender, one for each round. */
export type Times = ReadonlyMap<string, readonly number[]>;

/**
 * Runs all contenders in every round, one after the other, and in every second round the other way round.
 *
 * @param laps - How many laps a contender has in a round; the median of their times is its time.
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

/** The ratios of two contenders, of each round its own: what slows a whole round down slows both. */
export function ratio(times: Times, name: string, against: string): ReturnType<typeof middle> {
  const mine = times.get(name);
  const theirs = times.get(against);
  if (mine === undefined || theirs === undefined) throw new Error(`Nobody measured "${name}" against "${against}".`);
  return middle(mine.map((time, round) => time / (theirs[round] as number)));
}
