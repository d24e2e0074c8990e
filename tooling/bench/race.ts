import type { Finding } from "./finding.ts";
import type { Effort } from "./measures/measure.ts";
import { middle, quantile } from "./quantile.ts";

/** One of the competitors that run side by side. */
export interface Contender {
  readonly name: string;
  /** Runs once over everything. */
  readonly lap: () => void;
  /** The number of items in a lap: ratios compare times per item. */
  readonly items: number;
}

/** The number of results that a contender keeps: as many as most programs that take a list have. */
const KEPT = 2_000;

let loops = 0;

/**
 * Makes a contender that calls a function with every item of a corpus. Each contender has a loop of its own, as in the program of
 * somebody who uses nothing else: a shared loop would call through a pointer, and the engine could inline none of the functions. The
 * text of each loop differs, or the engine would treat them as the same function. The last results are kept in an array, as a program
 * keeps what it has parsed: no call is optimised away, and the results do not die young.
 */
export function contender<T>(name: string, call: (item: T) => unknown, items: readonly T[], kept = KEPT): Contender {
  const text = `let at = 0; return function lap${loops++}() {
    for (let i = 0; i < items.length; i++) { results[at] = call(items[i]); if (++at === ${kept}) at = 0; }
  };`;
  const lap = new Function("call", "items", "results", text)(
    call,
    items,
    new Array(kept).fill(undefined),
  ) as () => void;
  return { name, lap, items: items.length };
}

/** Returns the milliseconds that this process has spent on processors. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}

/** The time that contenders have. */
export interface Pace {
  /** The milliseconds of a turn: the engine collects its garbage several times, so little of it is left to the next contender. */
  readonly turn: number;
  /** The engine has optimised a contender after so many laps and milliseconds; some take a second for a lap. */
  readonly warm: { readonly laps: number; readonly least: number; readonly most: number };
}

const PACE: Pace = { turn: 20, warm: { laps: 10, least: 100, most: 1_000 } };

/** Runs laps until they have taken so long, and there have been enough of them; returns their number. */
function lapsIn({ lap }: Contender, least: number, enough = 1, most = 0): number {
  const start = processorTime();
  for (let laps = 1; ; laps++) {
    lap();
    const time = processorTime() - start;
    if (time >= least && (laps >= enough || time >= most)) return laps;
  }
}

/** Milliseconds per item, one value per round: those of the processor, and those of the clock. */
export interface Time {
  readonly processor: readonly number[];
  readonly clock: readonly number[];
}

/** The times of each contender. */
export type Times = ReadonlyMap<string, Time>;

/**
 * Runs all contenders in every round, one after the other, and in reverse order in every second round. No garbage is collected between them:
 * each pays for its own share, as in a program.
 */
export function race(contenders: readonly Contender[], { rounds }: Effort, { turn, warm } = PACE): Times {
  const times = new Map(contenders.map(({ name }) => [name, { processor: [] as number[], clock: [] as number[] }]));
  for (const contender of contenders) lapsIn(contender, warm.least, warm.laps, warm.most);
  const racers = contenders.map((contender) => ({ ...contender, laps: lapsIn(contender, turn) }));
  for (let round = 0; round < rounds; round++) {
    for (const { name, lap, items, laps } of round % 2 === 0 ? racers : [...racers].reverse()) {
      const [start, used] = [performance.now(), processorTime()];
      for (let count = 0; count < laps; count++) lap();
      times.get(name)?.processor.push((processorTime() - used) / laps / items);
      times.get(name)?.clock.push((performance.now() - start) / laps / items);
    }
  }
  return times;
}

/**
 * Compares two contenders.
 *
 * @returns The median of the ratios of their times on the processor, one per round, since anything that slows a whole round slows both;
 *   the median by the clock; and what it is a ratio to, in nanoseconds.
 */
export function ratio(
  times: Times,
  name: string,
  against: string,
): Required<Pick<Finding, "figure" | "spread" | "clock" | "to">> {
  const mine = times.get(name);
  const theirs = times.get(against);
  if (mine === undefined || theirs === undefined) throw new Error(`Nobody measured "${name}" against "${against}".`);
  const ratioOf = (what: keyof Time) => middle(mine[what].map((time, round) => time / (theirs[what][round] as number)));
  return { ...ratioOf("processor"), clock: ratioOf("clock").figure, to: quantile(theirs.processor, 0.5) * 1e6 };
}
