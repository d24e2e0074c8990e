import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { performance } from "node:perf_hooks";

/** The resources that a process used. */
export interface ProcessUsage {
  /** Milliseconds from its start to its end. */
  readonly time: number;
  /** Seconds that its threads spent on cores, in the program and in the system. */
  readonly cpu: number;
  /** The most memory that it held at any time, in bytes. */
  readonly memory: number;
}

const REPORT = `import { writeSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
if (isMainThread) process.on("exit", () => writeSync(3, JSON.stringify(process.resourceUsage())));`;

/** Runs a Node program with a file as its standard input; throws if its exit status is not 0. */
export async function processUsage(args: readonly string[], input: string): Promise<ProcessUsage> {
  const stdin = openSync(input, "r");
  try {
    const preload = `data:text/javascript,${encodeURIComponent(REPORT)}`;
    const start = performance.now();
    const child = spawn(process.execPath, ["--import", preload, ...args], {
      stdio: [stdin, "ignore", "inherit", "pipe"],
    });
    let report = "";
    child.stdio[3]?.on("data", (data: Buffer) => {
      report += data.toString();
    });
    const status = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
    if (status !== 0) throw new Error(`node ${args.join(" ")} ended with status ${status}.`);
    const time = performance.now() - start;
    const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(report) as NodeJS.ResourceUsage;
    return { time, cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS * 1024 };
  } finally {
    closeSync(stdin);
  }
}
