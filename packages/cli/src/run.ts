import type { Readable, Writable } from "node:stream";
import { type Invocation, readArguments } from "./arguments.ts";
import { coloursFor } from "./colours.ts";
import { commandsFor } from "./commands.ts";
import type { Surroundings } from "./perform.ts";
import { createPrinter } from "./printer.ts";

/** What the command line needs of a process. */
export interface Host {
  /** Opens standard input; called only when it is to be read. */
  readonly stdin: () => Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Performs the command; what performs it is loaded only now. */
async function dispatch(invocation: Invocation, surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { command } = invocation;
  if ("prepareText" in command)
    return (await import("./perform-text.ts")).performText(command, invocation, surroundings);
  return (await import("./perform.ts")).perform(command, invocation, surroundings);
}

/**
 * Runs the command line.
 *
 * @param args - The arguments, without the names of the program and the script.
 * @returns The exit status.
 */
export async function run(args: readonly string[], host: Host): Promise<0 | 1 | 2> {
  const { stdout, stderr, env } = host;
  const printer = createPrinter(stdout, stderr);
  const { result, complaint } = printer;
  const commands = await commandsFor(args[0]);
  const invocation = await readArguments(args, commands, { columns: stdout.columns ?? 80, result, complaint });
  const palette = { results: coloursFor(stdout, env), complaints: coloursFor(stderr, env) };
  const surroundings = { stdin: host.stdin, printer, palette, isWatched: stderr.isTTY === true };
  const status = typeof invocation === "number" ? invocation : await dispatch(invocation, surroundings);
  await printer.flush();
  const fault = printer.fault();
  if (fault === undefined) return status;
  complaint(`error: The results cannot be written: ${fault.message}.\n`);
  await printer.flush();
  return 2;
}
