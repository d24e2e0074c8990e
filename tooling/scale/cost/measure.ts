import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { circumstances } from "../../bench/circumstances.ts";
import { processUsage } from "../../bench/process-usage.ts";
import { quantile } from "../../bench/quantile.ts";
import { writeCorpus } from "../corpus.ts";
import type { Costs } from "./costs.ts";

/** Measures what the command line costs, and writes it into `costs.json`. */

const MAIN = join(import.meta.dirname, "../../../packages/cli/dist/main.js");
const [FEW, MANY] = [50_000, 450_000];
const ROUNDS = 5;
const PART_RUNS = 120;

/** What is measured, and what stands around a URL in its input: lines for most, running text and logs for two. */
const COMMANDS: readonly {
  readonly name: string;
  readonly args: readonly string[];
  readonly around: readonly [string, string];
}[] = [
  { name: "check", args: ["check", "--json"], around: ["", ""] },
  { name: "parse --json", args: ["parse", "--json"], around: ["", ""] },
  { name: "format", args: ["format", "--json"], around: ["", ""] },
  { name: "extract", args: ["extract", "--json"], around: ["See <URL:", "> for more.\n"] },
  { name: "redact", args: ["redact"], around: ['192.0.2.1 - - [01/Dec/1994] "GET ', '" 200 1738'] },
];

/** The least of some times: whatever else runs on the machine only ever adds to them. */
const least = (values: readonly number[]) => Math.min(...values);

const median = (values: readonly number[]) => quantile(values, 0.5);
const round = (value: number) => Number(value.toPrecision(3));

async function repeatedly<T>(times: number, once: () => Promise<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for (let time = 0; time < times; time++) found.push(await once());
  return found;
}

const folder = mkdtempSync(join(tmpdir(), "url1738-cost-"));
const loads = [loadavg()[0] as number];
try {
  const lines = join(folder, "urls.txt");
  await writeCorpus(lines, MANY, 1738);
  const all = readFileSync(lines, "latin1").split("\n").slice(0, MANY);
  const file = (name: string, count: number, [before, behind]: readonly [string, string]) => {
    const path = join(folder, name);
    writeFileSync(
      path,
      all
        .slice(0, count)
        .map((line) => `${before}${line}${behind}\n`)
        .join(""),
      "latin1",
    );
    return path;
  };

  const start: Record<string, number> = {};
  const perMillion: Record<string, number> = {};
  for (const { name, args, around } of COMMANDS) {
    const [few, many] = [file("few.txt", FEW, around), file("many.txt", MANY, around)];
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

  const plain = file("plain.txt", MANY, ["", ""]);
  const twice = join(folder, "twice.txt");
  writeFileSync(twice, Buffer.concat([readFileSync(plain), readFileSync(plain)]));
  const cpu: Record<string, number> = {};
  const memory: Record<string, number> = {};
  for (const jobs of ["1", "2", "4"]) {
    const args = [MAIN, "parse", "--json", "--exit-zero", "--jobs", jobs];
    const usages = await repeatedly(ROUNDS, () => processUsage(args, twice));
    cpu[jobs] = round(least(usages.map((usage) => usage.cpu)));
    memory[jobs] = Math.max(...usages.map((usage) => usage.memory));
    console.log(`--jobs ${jobs}: ${cpu[jobs]} s of all cores, ${Math.round((memory[jobs] as number) / 1e6)} MB`);
  }

  const part = file("part.txt", FEW, ["", ""]);
  const runs = () => repeatedly(PART_RUNS / 2, () => processUsage([MAIN, "parse", "--json", "--exit-zero"], part));
  const times = (await Promise.all([runs(), runs()])).flat().map(({ time }) => time);
  loads.push(loadavg()[0] as number);
  const slowness = times.map((time) => round(time / median(times))).sort((a, b) => a - b);

  const { date, machine, node } = circumstances({});
  const load = round(loads.reduce((sum, one) => sum + one, 0) / loads.length / cpus().length);
  const costs: Costs = {
    date,
    machine,
    node,
    load,
    start,
    perMillion,
    jobs: { lines: 2 * MANY, cpu },
    memory,
    slowness,
  };
  writeFileSync(
    join(import.meta.dirname, "costs.json"),
    `${JSON.stringify(costs, undefined, 2).replace(/(?<=[\d,])\n +(?=[\d.]+,?\n|\d)/g, " ")}\n`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
