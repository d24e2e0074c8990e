import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { circumstances } from "../../bench/circumstances.ts";
import { type ProcessUsage, processUsage } from "../../bench/process-usage.ts";
import { quantile } from "../../bench/quantile.ts";
import { unpack } from "../../servers/unpack.ts";
import { writeCorpus } from "../corpus.ts";
import { dispatchCost, parallel } from "../engines/parallel.ts";
import type { Costs } from "./costs.ts";

/**
 * Measures the costs of the command line, and writes them into `costs.json`: all of them, or those named, such as the command
 * `"parse --json"`, `jobs`, `slowness` or `dispatch`. The others keep their previous values.
 */

const MAIN = join(import.meta.dirname, "../../../packages/cli/dist/main.js");
const RESULT = join(import.meta.dirname, "costs.json");
const [FEW, MANY] = [50_000, 450_000] as const;
const ROUNDS = 5;
const PART_RUNS = 60;
/** The numbers of lines and rounds for several jobs, larger because people use jobs for long runs. */
const [JOBS_LINES, JOBS_ROUNDS] = [1_500_000, 3] as const;

interface Measured {
  readonly name: string;
  readonly args: readonly string[];
  /** The text around a URL in the input: none for lines, some for running text and logs. */
  readonly around: readonly [string, string];
}

const COMMANDS: readonly Measured[] = [
  { name: "check", args: ["check", "--json"], around: ["", ""] },
  { name: "parse --json", args: ["parse", "--json"], around: ["", ""] },
  { name: "format", args: ["format", "--json"], around: ["", ""] },
  { name: "extract", args: ["extract", "--json"], around: ["See <URL:", "> for more."] },
  { name: "redact", args: ["redact"], around: ['192.0.2.1 - - [01/Dec/1994] "GET ', '" 200 1738'] },
];

/** Returns the least of some times: other work on the machine only adds to them. */
const least = (values: readonly number[]) => Math.min(...values);
const round = (value: number) => Number(value.toPrecision(3));

async function repeatedly<T>(times: number, once: () => Promise<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for (let time = 0; time < times; time++) found.push(await once());
  return found;
}

const folder = mkdtempSync(join(tmpdir(), "url1738-cost-"));
let lines: readonly string[] = [];

/** Writes the first lines into a file, each with some text around it. */
function write(name: string, count: number, [before, behind]: Measured["around"]): string {
  const path = join(folder, name);
  const texts = lines.slice(0, count).map((line) => `${before}${line}${behind}\n`);
  writeFileSync(path, texts.join(""), "latin1");
  return path;
}

/** A part of the measurements. */
type Part = Partial<Costs>;

/** Seconds that the measured processes have spent on cores. */
let spent = 0;

async function usageOf(args: readonly string[], input: string): Promise<ProcessUsage> {
  const usage = await processUsage(args, input);
  spent += usage.cpu;
  return usage;
}

/** Returns the seconds that this machine's cores have worked, except for this process and the measured ones. */
function workOfOthers(): number {
  const all = cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1e3;
  const { user, system } = process.cpuUsage();
  return all - spent - (user + system) / 1e6;
}

/** Measures something, and the number of cores that others use meanwhile. */
async function watched(name: string, measure: () => Promise<Part>): Promise<Part> {
  const [start, before] = [performance.now(), workOfOthers()];
  const measured = await measure();
  const others = (workOfOthers() - before) / ((performance.now() - start) / 1000);
  return { ...measured, others: { [name]: round(Math.max(0, others)) } };
}

async function command({ name, args, around }: Measured): Promise<Part> {
  const [few, many] = [write("few.txt", FEW, around), write("many.txt", MANY, around)];
  const cpuOf = async (input: string) => (await usageOf([MAIN, ...args, "--exit-zero"], input)).cpu;
  const rounds = await repeatedly(ROUNDS, async () => ({ few: await cpuOf(few), many: await cpuOf(many) }));
  // Two sizes separate the work from the start of a process, which includes the engine's optimisation of frequent code.
  const [less, more] = [least(rounds.map(({ few }) => few)), least(rounds.map(({ many }) => many))];
  const slope = (more - less) / (MANY - FEW);
  return { perMillion: { [name]: round(slope * 1e6) }, start: { [name]: round(Math.max(0, less - slope * FEW)) } };
}

async function jobs(): Promise<Part> {
  const input = join(folder, "lines.txt");
  await writeCorpus(input, JOBS_LINES, 1738);
  const counts = ["1", "2"];
  // Take turns, so that other work on the machine affects all of them.
  const rounds = await repeatedly(JOBS_ROUNDS, async () => {
    const usages = [];
    for (const count of counts)
      usages.push(await usageOf([MAIN, "parse", "--json", "--exit-zero", "--jobs", count], input));
    return usages;
  });
  const of = (index: number) => rounds.map((usages) => usages[index] as (typeof usages)[number]);
  const leastOf = (what: (usage: ProcessUsage) => number) =>
    Object.fromEntries(counts.map((count, index) => [count, round(least(of(index).map(what)))]));
  const memory = Object.fromEntries(
    counts.map((count, index) => [count, Math.max(...of(index).map((usage) => usage.memory))]),
  );
  return {
    jobs: { lines: JOBS_LINES, time: leastOf(({ time }) => time / 1000), cpu: leastOf(({ cpu }) => cpu) },
    memory,
  };
}

async function slowness(): Promise<Part> {
  const part = write("part.txt", FEW, ["", ""]);
  const runs = () => repeatedly(PART_RUNS / 2, () => usageOf([MAIN, "parse", "--json", "--exit-zero"], part));
  const times = (await Promise.all([runs(), runs()])).flat().map(({ time }) => time);
  return { slowness: times.map((time) => round(time / quantile(times, 0.5))).sort((a, b) => a - b) };
}

async function dispatch(): Promise<Part> {
  // Hosts run as another user.
  chmodSync(folder, 0o755);
  const lacking = unpack(folder, parallel.packages);
  if (lacking.length > 0) throw new Error(`Not here: ${lacking.join(", ")}`);
  return { dispatch: round(await dispatchCost(join(folder, "parallel"), join(folder, "root"))) };
}

/** The measurements that can be made separately, by name. */
const parts: ReadonlyMap<string, () => Promise<Part>> = new Map([
  ...COMMANDS.map((one) => [one.name, () => watched(one.name, () => command(one))] as const),
  ["jobs", () => watched("jobs", jobs)],
  ["slowness", () => watched("slowness", slowness)],
  ["dispatch", dispatch],
]);

const named = process.argv.slice(2);
const unknown = named.filter((name) => !parts.has(name));
if (unknown.length > 0)
  throw new Error(`${unknown.join(", ")} cannot be measured: ${[...parts.keys()].join(", ")} can.`);

try {
  const corpus = join(folder, "urls.txt");
  await writeCorpus(corpus, MANY, 1738);
  lines = readFileSync(corpus, "latin1").split("\n").slice(0, MANY);
  for (const name of named.length === 0 ? parts.keys() : named) {
    const measured = await (parts.get(name) as () => Promise<Part>)();
    const known = JSON.parse(readFileSync(RESULT, "utf8")) as Costs;
    const { date, machine, node } = circumstances({});
    const costs: Costs = {
      ...known,
      ...measured,
      start: { ...known.start, ...measured.start },
      perMillion: { ...known.perMillion, ...measured.perMillion },
      others: { ...known.others, ...measured.others },
      date,
      machine,
      node,
    };
    writeFileSync(RESULT, `${JSON.stringify(costs, undefined, 1)}\n`);
    console.log(`${name}: ${JSON.stringify(measured)}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
