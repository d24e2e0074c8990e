import { quantile } from "../../bench/quantile.ts";
import { randomFrom } from "../../bench/random.ts";
import type { Costs } from "./costs.ts";
import { simulate } from "./simulate.ts";

/** The seconds after which Slurm gives up on a node that does not answer, by default (`SlurmdTimeout`). */
const NOTICE = 300;

const WORKERS = 1000;

const number = (value: number) => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString("en"));

/** Writes a time in the unit that people would use. */
function duration(seconds: number): string {
  const units = [
    ["s", 1, 120],
    ["min", 60, 120],
    ["h", 3600, 96],
    ["days", 86_400, 800],
    ["years", 365.25 * 86_400, Infinity],
  ] as const;
  const [name, length] = units.find(([, length, most]) => seconds / length < most) as (typeof units)[number];
  return `${number(seconds / length)} ${name}`;
}

const table = (rows: readonly (readonly string[])[]) => rows.map((row) => `| ${row.join(" | ")} |`).join("\n");

/** Writes the costs of a million lines, and of many millions. */
export function costTable({ perMillion, start }: Costs): string {
  const head = [
    "command",
    "core-seconds a million",
    "to start",
    "10^9 on one core",
    "10^9 on 100 cores",
    "10^12 on 1,000 cores",
  ];
  const rows = Object.entries(perMillion).map(([name, seconds]) => [
    `\`${name}\``,
    seconds.toFixed(1),
    `${(start[name] ?? 0).toFixed(1)} s`,
    duration(seconds * 1e3),
    duration(seconds * 10),
    duration(seconds * 1e3),
  ]);
  return table([head, head.map(() => "---"), ...rows]);
}

/** Writes the effect of more cores. */
export function jobsTable({ jobs, memory }: Costs): string {
  const one = jobs.cpu["1"] as number;
  const rows = Object.entries(jobs.cpu).map(([count, cpu]) => [
    `\`--jobs ${count}\``,
    `${(jobs.time[count] as number).toFixed(1)} s`,
    cpu.toFixed(1),
    `${Math.round((100 * one) / cpu)} %`,
    `${Math.round((memory[count] as number) / 1e6)} MB`,
  ]);
  return table([
    ["", `${number(jobs.lines)} lines take`, "core-seconds", "work alone", "memory"],
    ["---", "---", "---", "---", "---"],
    ...rows,
  ]);
}

/** Writes how much longer than the ideal 10^12 URLs take, by the size of a part. */
export function partsTable({ perMillion, start, slowness, dispatch }: Costs): string {
  const work = (perMillion["parse --json"] as number) / 1e6;
  const mean = slowness.reduce((sum, one) => sum + one, 0) / slowness.length;
  const random = randomFrom(1738);
  const unit = () => random(2 ** 30) / 2 ** 30;
  const hours = [Number.POSITIVE_INFINITY, 1000, 100, 10];
  const cell = (total: number, size: number, lasts: number, isBackedUp: boolean) => {
    const part = (start["parse --json"] as number) + size * work;
    const ideal = (total * work * mean) / WORKERS;
    const cluster = {
      workers: WORKERS,
      parts: Math.ceil(total / size),
      part,
      dispatch,
      slowness,
      lasts,
      notice: NOTICE,
      isBackedUp,
    };
    // The more parts there are, the less the runs differ.
    const runs = Math.max(3, Math.min(20, Math.ceil(3e5 / cluster.parts)));
    const ends = Array.from({ length: runs }, () => simulate(cluster, unit).end / ideal);
    return `${number(quantile(ends, 0.5))} (${number(quantile(ends, 0.95))})`;
  };
  const head = [
    "10^12 URLs in parts of",
    "one part takes",
    "none fails",
    ...hours.slice(1).map((hour) => `each lasts ${number(hour)} h`),
    "10 h, backed up",
  ];
  const rows = [1e6, 3e6, 1e7, 3e7, 1e8, 1e9].map((size) => [
    size.toLocaleString("en"),
    duration(size * work),
    ...hours.map((hour) => cell(1e12, size, hour * 3600, false)),
    cell(1e12, size, 10 * 3600, true),
  ]);
  return table([head, head.map(() => "---"), ...rows]);
}
