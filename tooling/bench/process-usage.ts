import { spawn, spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { middle } from "./quantile.ts";

/** The resources that a process used. */
export interface ProcessUsage {
  /** Milliseconds from its start to its end. */
  readonly time: number;
  /** Seconds that its threads spent on cores, in the program and in the system. */
  readonly cpu: number;
  /** The most memory that it held at any time, in bytes. */
  readonly memory: number;
}

const REPORT = fileURLToPath(new URL("report-usage.cjs", import.meta.url));

/**
 * Runs a Node program with a file as its standard input; throws if its exit status is greater than `most`.
 *
 * @param messages - What becomes of its standard error.
 */
export async function processUsage(
  args: readonly string[],
  input = "/dev/null",
  most = 0,
  messages: "inherit" | "ignore" = "inherit",
): Promise<ProcessUsage> {
  const stdin = openSync(input, "r");
  try {
    const start = performance.now();
    const child = spawn(process.execPath, ["--require", REPORT, ...args], {
      stdio: [stdin, "ignore", messages, "pipe"],
    });
    let report = "";
    child.stdio[3]?.on("data", (data: Buffer) => {
      report += data.toString();
    });
    const status = await new Promise<number>((resolve, reject) =>
      child.once("error", reject).once("close", (code) => resolve(code ?? 2)),
    );
    if (!(status <= most)) throw new Error(`node ${args.join(" ")} ended with status ${status}.`);
    const time = performance.now() - start;
    const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(report) as NodeJS.ResourceUsage;
    return { time, cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS * 1024 };
  } finally {
    closeSync(stdin);
  }
}

/** Measures milliseconds of another program, which must succeed, with a file as its standard input; `undefined` if it is not installed. */
export function clockOf(program: string, args: readonly string[], input = "/dev/null"): number | undefined {
  const stdin = openSync(input, "r");
  try {
    const start = performance.now();
    const { error, status } = spawnSync(program, args, { stdio: [stdin, "ignore", "inherit"] });
    if (error !== undefined) return undefined;
    if (status !== 0) throw new Error(`${program} ended with status ${status}.`);
    return performance.now() - start;
  } finally {
    closeSync(stdin);
  }
}

/** Runs some programs, one after the other in every round. */
export async function alternating(
  rounds: number,
  runs: readonly (() => Promise<ProcessUsage>)[],
): Promise<readonly ProcessUsage[][]> {
  const all: ProcessUsage[][] = runs.map(() => []);
  for (let round = 0; round < rounds; round++) for (const [index, run] of runs.entries()) all[index]?.push(await run());
  return all;
}

/** Returns the median and the quartiles of the ratios of something that two programs used, round by round. */
export const ratios = (
  these: readonly ProcessUsage[],
  those: readonly ProcessUsage[],
  what: (usage: ProcessUsage) => number,
): ReturnType<typeof middle> => middle(these.map((usage, round) => what(usage) / what(those[round] as ProcessUsage)));
