import { createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { mixed } from "../corpora.ts";
import type { Finding } from "../finding.ts";
import { alternating, type ProcessUsage, processUsage, ratios } from "../process-usage.ts";
import { middle, quantile } from "../quantile.ts";
import { root } from "../root.ts";
import type { Measure } from "./measure.ts";

const command = join(root, "packages", "cli", "dist", "main.js");
// The loop has no types, since removing them would take time.
const loop = [join(root, "tooling", "bench", "bare-loop.mjs")];

async function fileOf(folder: string, count: number): Promise<string> {
  const path = join(folder, `${count}.txt`);
  const lines = function* () {
    for (const url of mixed(1, count)) yield `${url}\n`;
  };
  await pipeline(Readable.from(lines()), createWriteStream(path));
  return path;
}

const timeOf = ({ time }: ProcessUsage) => time;
const memoryOf = ({ memory }: ProcessUsage) => memory;

/** The filters besides `check`, and how many megabytes of input each should answer in a second. */
const filters: readonly (readonly [line: string, limit?: number])[] = [
  ["parse --json", 50],
  ["format"],
  ["access --json --news-server news.dom"],
  ["audit --json"],
  ["redact"],
  ["extract"],
];

/** Measures `url1738 check` on many lines. */
async function checks(rounds: number, many: string, few: string): Promise<readonly Finding[]> {
  const check = (path: string) => () => processUsage([command, "check"], path);
  const [checks = [], loops = [], shorts = []] = await alternating(rounds, [
    check(many),
    () => processUsage(loop, many),
    check(few),
  ]);
  const on = "1,000,000 lines";
  const megabytes = (usages: readonly ProcessUsage[]) => `${Math.round(quantile(usages.map(memoryOf), 0.5) / 1e6)} MB`;
  const seconds = (usages: readonly ProcessUsage[]) => `${(quantile(usages.map(timeOf), 0.5) / 1e3).toFixed(2)} s`;
  return [
    {
      subject: "url1738 check",
      on,
      against: "a bare loop with URL.canParse",
      ...ratios(checks, loops, timeOf),
      unit: "×",
      target: { row: "url1738 check, 1,000,000 lines, time", limit: 1.5 },
      note: `${seconds(checks)} and ${seconds(loops)}, the start of Node included`,
    },
    {
      subject: "url1738 check, memory",
      on,
      against: "100,000 lines",
      ...ratios(checks, shorts, memoryOf),
      unit: "×",
      target: { row: "url1738 check, memory at ten times the lines", limit: 1.1 },
      note: `at most ${megabytes(checks)} and ${megabytes(shorts)}; the bare loop ${megabytes(loops)}`,
    },
  ];
}

/** Measures how much input the other filters answer in a second. */
async function rates(rounds: number, path: string): Promise<readonly Finding[]> {
  // A mailto URL cannot be accessed, which makes the exit status 1.
  const runs = filters.map(
    ([line]) =>
      () =>
        processUsage([command, ...line.split(" ")], path, 1),
  );
  const all = await alternating(rounds, runs);
  const megabytes = statSync(path).size / 1e6;
  return filters.map(([line, limit], index): Finding => {
    const subject = `url1738 ${line}`;
    const target = limit === undefined ? undefined : { row: `${subject}, input a second`, limit, atLeast: true };
    const speeds = (all[index] ?? []).map(({ time }) => (megabytes * 1e3) / time);
    return { subject, on: "300,000 lines", against: "", ...middle(speeds), unit: "MB/s", ...(target && { target }) };
  });
}

/** Measures the commands that answer many lines. */
export const filter: Measure = async ({ rounds }) => {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const file = (count: number) => fileOf(folder, count);
  try {
    const few = Math.ceil(rounds / 12);
    return [
      ...(await checks(few, await file(1_000_000), await file(100_000))),
      ...(await rates(few, await file(300_000))),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
};
