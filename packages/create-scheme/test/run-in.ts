import { Readable, Writable } from "node:stream";
import { run } from "../src/run.ts";

/** A stream that keeps the text written to it. */
export function collector() {
  const chunks: string[] = [];
  const stream = new Writable({
    write: (chunk, _, callback) => {
      chunks.push(String(chunk));
      callback();
    },
  });
  return { stream, text: () => chunks.join("") };
}

/** Runs the program in a folder, without a terminal. */
export async function runIn(directory: string, args: readonly string[]) {
  const [stdout, stderr] = [collector(), collector()];
  const host = { stdin: Readable.from([]), stdout: stdout.stream, stderr: stderr.stream, directory };
  const status = await run(args, host);
  return { status, stdout: stdout.text(), stderr: stderr.text() };
}
