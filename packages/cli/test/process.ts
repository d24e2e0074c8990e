import { spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { bundledCommand } from "./bundled-command.ts";
import type { Ran } from "./fake-host.ts";

/** The command line as one module, for Node to run. */
export const main: string = await bundledCommand();

/**
 * Starts the command line as a process of its own.
 *
 * @param extra - Options for Node.
 * @param output - The destination of results and error messages.
 */
export function start(
  args: readonly string[],
  stdin: "pipe" | number = "pipe",
  extra: readonly string[] = [],
  output: "pipe" | number = "pipe",
) {
  return spawn(process.execPath, ["--conditions=@url1738/source", ...extra, main, ...args], {
    stdio: [stdin, output, output],
  });
}

/** Returns the exit status of a process, or the signal that ended it. */
export function endOf(child: ReturnType<typeof start>): Promise<number | string> {
  return new Promise((resolve) => child.on("close", (status, signal) => resolve(status ?? signal ?? "")));
}

/** Runs the command line as a process, with input in pieces. */
export async function runProcess(
  args: readonly string[],
  chunks: readonly Buffer[] = [],
  stdin?: number,
  extra?: readonly string[],
): Promise<Ran> {
  const child = start(args, stdin, extra);
  const ended = endOf(child);
  const printed = Promise.all([buffer(child.stdout as Readable), text(child.stderr as Readable)]);
  if (child.stdin) {
    // The process may end before it has read everything.
    child.stdin.on("error", () => undefined);
    for (const chunk of chunks) {
      child.stdin.write(chunk);
      await new Promise(setImmediate);
    }
    child.stdin.end();
  }
  const [stdout, stderr] = await printed;
  return { status: Number(await ended), stdout: stdout.toString("utf8"), stderr };
}
