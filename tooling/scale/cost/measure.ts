import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { circumstances } from "../../bench/circumstances.ts";
import { processUsage } from "../../bench/process-usage.ts";
import { quantile } from "../../bench/quantile.ts";
import { writeCorpus } from "../corpus.ts";
import type { Costs } from "./costs.ts";

/** Measures what the command line costs, or the parts of it that are named, and writes it into `costs.json`. */

const MAIN = join(import.meta.dirname, "../../../packages/cli/dist/main.js");
const RESULT = join(import.meta.dirname, "costs.json");
const [FEW, MANY] = [50_000, 450_000] as const;
const ROUNDS = 5;
const PART_RUNS = 60;

interface Measured {
  readonly name: string;
  readonly args: readonly string[];
  /** What stands around a URL in the input: nothing in lines, something in running text and in logs. */
  readonly around: readonly [string, string];
}

const COMMANDS: readonly Measured[] = [
  { name: "check", args: ["check", "--json"], around: ["", ""] },
  { name: "parse --json", args: ["parse", "--json"], around: ["", ""] },
  { name: "format", args: ["format", "--json"], around: ["", ""] },
  { name: "extract", args: ["extract", "--json"], around: ["See <URL:", "> for more."] },
  { name: "redact", args: ["redact"], around: ['192.0.2.1 - - [01/Dec/1994] "GET ', '" 200 1738'] },
];

/** The least of some times: whatever else runs on the machine only ever adds to them. */
const least = (values: readonly number[]) => Math.min(...values);
const round = (value: number) => Number(value.toPrecision(3));

async function repeatedly<T>(times: number, once: () => Promise<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for (let time = 0; time < times; time++) found.push(await once());
  return found;
}

const folder = mkdtempSync(join(tmpdir(), "url1738-cost-"));
const loads = [loadavg()[0] as number];
let lines: readonly string[] = [];

/** Writes the first lines into a file, each with something around it. */
function write(name: string, count: number, [before, behind]: Measured["around"]): string {
  const path = join(folder, name);
  const texts = lines.slice(0, count).map((line) => `${before}${line}${behind}\n`);
  writeFileSync(path, texts.join(""), "latin1");
  return path;
}

async function commands(): Promise<Pick<Costs, "start" | "perMillion">> {
  const start: Record<string, number> = {};
  const perMillion: Record<string, number> = {};
  for (const { name, args, around } of COMMANDS) {
    const [few, many] = [write("few.txt", FEW, around), write("many.txt", MANY, around)];
    const cpuOf = async (input: string) => (await processUsage([MAIN, ...args, "--exit-zero"], input)).cpu;
    const rounds = await repeatedly(ROUNDS, async () => ({ few: await cpuOf(few), many: await cpuOf(many) }));
    // Two sizes tell the start of a process, in which the machine also learns what it will do often, from the work.
    const [less, more] = [least(rounds.map(({ few }) => few)), least(rounds.map(({ many }) => many))];
    const slope = (more - less) / (MANY - FEW);
    perMillion[name] = round(slope * 1e6);
    start[name] = round(Math.max(0, less - slope * FEW));
    loads.push(loadavg()[0] as number);
    console.log(`${name}: ${perMillion[name]} s a million, ${start[name]} s to start`);
  }
  return { start, perMillion };
}

async function jobs(): Promise<Pick<Costs, "jobs" | "memory">> {
  const input = write("lines.txt", MANY, ["", ""]);
  const counts = ["1", "2"];
  // In turn, so that whatever else runs on the machine meets all of them.
  const rounds = await repeatedly(ROUNDS, async () => {
    const usages = [];
    for (const count of counts)
      usages.push(await processUsage([MAIN, "parse", "--json", "--exit-zero", "--jobs", count], input));
    return usages;
  });
  const of = (index: number) => rounds.map((usages) => usages[index] as (typeof usages)[number]);
  const cpu = Object.fromEntries(
    counts.map((count, index) => [count, round(least(of(index).map((usage) => usage.cpu)))]),
  );
  const memory = Object.fromEntries(
    counts.map((count, index) => [count, Math.max(...of(index).map((usage) => usage.memory))]),
  );
  loads.push(loadavg()[0] as number);
  return { jobs: { lines: MANY, cpu }, memory };
}

async function slowness(): Promise<Pick<Costs, "slowness">> {
  const part = write("part.txt", FEW, ["", ""]);
  const runs = () => repeatedly(PART_RUNS / 2, () => processUsage([MAIN, "parse", "--json", "--exit-zero"], part));
  const times = (await Promise.all([runs(), runs()])).flat().map(({ time }) => time);
  loads.push(loadavg()[0] as number);
  return { slowness: times.map((time) => round(time / quantile(times, 0.5))).sort((a, b) => a - b) };
}

const parts = { commands, jobs, slowness };
type Part = keyof typeof parts;
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`${unknown.join(", ")} cannot be measured: ${Object.keys(parts).join(", ")} can.`);

try {
  const corpus = join(folder, "urls.txt");
  await writeCorpus(corpus, MANY, 1738);
  lines = readFileSync(corpus, "latin1").split("\n").slice(0, MANY);
  let costs = existsSync(RESULT) ? (JSON.parse(readFileSync(RESULT, "utf8")) as object) : {};
  for (const name of (named.length === 0 ? Object.keys(parts) : named) as readonly Part[])
    costs = { ...costs, ...(await parts[name]()) };
  const { date, machine, node } = circumstances({});
  const load = round(loads.reduce((sum, one) => sum + one, 0) / loads.length / cpus().length);
  writeFileSync(RESULT, `${JSON.stringify({ ...costs, date, machine, node, load }, undefined, 1)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
