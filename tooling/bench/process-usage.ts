import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { performance } from "node:perf_hooks";

/** What a process took. */
export interface ProcessUsage {
  /** Milliseconds from its start to its end. */
  readonly time: number;
  /** The most memory that it held at any time, in bytes. */
  readonly memory: number;
}

const REPORT = `import { writeSync } from "node:fs";
process.on("exit", () => writeSync(3, String(process.resourceUsage().maxRSS)));`;

/** Runs a program of Node with a file as its standard input; throws if its exit status is not 0. */
export async function processUsage(args: readonly string[], input: string): Promise<ProcessUsage> {
  const stdin = openSync(input, "r");
  try {
    const report = `data:text/javascript,${encodeURIComponent(REPORT)}`;
    const start = performance.now();
    const child = spawn(process.execPath, ["--import", report, ...args], {
      stdio: [stdin, "ignore", "inherit", "pipe"],
    });
    let kilobytes = "";
    child.stdio[3]?.on("data", (data: Buffer) => {
      kilobytes += data.toString();
    });
    const status = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
    if (status !== 0) throw new Error(`node ${args.join(" ")} ended with status ${status}.`);
    return { time: performance.now() - start, memory: Number(kilobytes) * 1024 };
  } finally {
    closeSync(stdin);
  }
}
