import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { mixed } from "../corpora.ts";
import type { Finding } from "../finding.ts";
import { alternating, type ProcessUsage, processUsage, ratios } from "../process-usage.ts";
import { quantile } from "../quantile.ts";
import { root } from "../root.ts";
import type { Measure } from "./measure.ts";

const program = [join(root, "packages", "cli", "dist", "main.js"), "check"];
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

/** Measures `url1738 check` on many lines. */
export const check: Measure = async ({ rounds }) => {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const [many, few] = [await fileOf(folder, 1_000_000), await fileOf(folder, 100_000)];
    const [checks = [], loops = [], shorts = []] = await alternating(Math.ceil(rounds / 12), [
      () => processUsage(program, many),
      () => processUsage(loop, many),
      () => processUsage(program, few),
    ]);
    const on = "1,000,000 lines";
    const megabytes = (usages: readonly ProcessUsage[]) =>
      `${Math.round(quantile(usages.map(memoryOf), 0.5) / 1e6)} MB`;
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
    ] satisfies readonly Finding[];
  } finally {
    rmSync(folder, { recursive: true });
  }
};
