import type { Readable, Writable } from "node:stream";
import type { Invocation } from "./command-kit/command.ts";
import type { Surroundings } from "./command-kit/surroundings.ts";
import { commandsFor } from "./commands-for.ts";
import { chosenLanguage } from "./language/chosen-language.ts";
import { errorLine, why } from "./language/language.ts";
import { frameOf } from "./output/annotations.ts";
import { coloursFor } from "./output/colours.ts";
import { Printer } from "./output/printer.ts";
import { readArguments } from "./read-arguments.ts";
import { languageOf } from "./schemes/registry-for.ts";

/** The parts of a process that the command line needs. */
export interface Host {
  /** Opens standard input; called only when the command reads it. */
  readonly stdin: () => Readable & { readonly isTTY?: boolean };
  /** Returns the number of octets in standard input, if it is a file; `undefined` if that is unknown. */
  readonly stdinLeft?: () => number | undefined;
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted when the process should end. It then ends as soon as the current record has been written. */
  readonly ending?: AbortSignal;
}

const never = new AbortController().signal;

/** Performs the command, whose code is loaded only now. */
async function perform({ command, ...rest }: Invocation, surroundings: Surroundings): Promise<0 | 1 | 2 | 3> {
  if ("print" in command) {
    const { operands, options } = rest;
    surroundings.printer.result(command.print(operands, await commandsFor(), surroundings.language, options));
    return 0;
  }
  if ("prepareResource" in command)
    return (await import("./perform/perform-on-resources.ts")).performOnResources({ command, ...rest }, surroundings);
  if ("prepareText" in command)
    return (await import("./perform/perform-on-texts.ts")).performOnTexts({ command, ...rest }, surroundings);
  return (await import("./perform/perform-on-inputs.ts")).performOnInputs({ command, ...rest }, surroundings);
}

/**
 * Runs the command line.
 *
 * @param args - The arguments, without the names of the program and the script.
 * @returns The exit status.
 */
export async function run(
  args: readonly string[],
  { stdin, stdinLeft, stdout, stderr, env, ending = never }: Host,
): Promise<0 | 1 | 2 | 3> {
  const printer = new Printer(stdout, stderr);
  const language = await chosenLanguage(args, env);
  const invocation = await readArguments(args, await commandsFor(args[0]), language, env, {
    columns: stdout.columns || 80,
    result: (text) => printer.result(text),
    message: (text) => printer.message(text),
  });
  const choice = typeof invocation === "object" ? invocation.options.color : undefined;
  const palette = { results: coloursFor(stdout, env, choice), messages: coloursFor(stderr, env, choice) };
  const [isShown, isWatched] = [stdout.isTTY === true, stderr.isTTY === true];
  const spoken = typeof invocation === "object" ? languageOf(invocation.options, language) : language;
  const surroundings = { stdin, stdinLeft, printer, stderr, palette, language: spoken, ending, isShown, isWatched };
  const frame = frameOf(typeof invocation === "object" ? invocation.options.outputFormat : undefined);
  printer.result(frame.head);
  const status = typeof invocation === "number" ? invocation : await perform(invocation, surroundings);
  printer.result(frame.foot);
  await printer.flush();
  const error = printer.error();
  if (error === undefined)
    return status === 1 && typeof invocation === "object" && invocation.options.exitZero === true ? 0 : status;
  printer.message(errorLine(language, "The results cannot be written: {why}.", { why: why(error, language) }));
  await printer.flush();
  return 2;
}
