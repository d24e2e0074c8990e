import { Readable, Writable } from "node:stream";
import type { Host } from "../src/command-kit/surroundings.ts";
import { run } from "../src/run.ts";

/** The output of a run, and its exit status. */
export interface Ran {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Returns a stream that keeps all text written to it. */
export function collector(): { readonly stream: Writable; readonly text: () => string } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, callback) => {
      chunks.push(chunk);
      callback();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString("utf8") };
}

/** The differences between the streams of a run and empty pipes. */
export interface Streams {
  readonly input?: string | readonly Buffer[];
  readonly terminals?: readonly ("stdin" | "stdout" | "stderr")[];
  readonly env?: Host["env"];
  /** The width of standard output; unknown by default. */
  readonly columns?: number;
}

/** Runs the command line in this process. */
export async function runWith(
  args: readonly string[],
  { input = "", terminals = [], env = {}, columns }: Streams = {},
): Promise<Ran> {
  const chunks = typeof input === "string" ? [Buffer.from(input)] : input;
  const [stdout, stderr] = [collector(), collector()];
  const isTTY = (name: "stdin" | "stdout" | "stderr") => ({ isTTY: terminals.includes(name) });
  const status = await run(args, {
    stdin: () => Object.assign(Readable.from(chunks, { objectMode: false }), isTTY("stdin")),
    stdout: Object.assign(stdout.stream, isTTY("stdout"), columns !== undefined && { columns }),
    stderr: Object.assign(stderr.stream, isTTY("stderr"), { columns: 200 }),
    env,
  });
  return { status, stdout: stdout.text(), stderr: stderr.text() };
}

/** Returns the objects that `--json` has printed. */
export function objectsOf({ stdout }: Ran): readonly unknown[] {
  return stdout
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as unknown);
}
