import type { Command, Invocation } from "./command-kit/command.ts";
import { type ExitStatus, statusOf, worse } from "./command-kit/exit-status.ts";
import type { Host, Surroundings } from "./command-kit/surroundings.ts";
import { commandsFor } from "./commands-for.ts";
import { chosenLanguage } from "./language/chosen-language.ts";
import { Failed } from "./language/failed.ts";
import type { Language } from "./language/language.ts";
import { frameOf } from "./output/annotations.ts";
import { coloursFor } from "./output/colours.ts";
import { Printer } from "./output/printer.ts";
import { performOnInputs } from "./perform/perform-on-inputs.ts";
import { tellFailed } from "./perform/tell-failed.ts";
import { languageOf } from "./schemes/registry-for.ts";

export { openStdin, stdinLeft } from "./input/chunks.ts";
export { fs } from "./input/fs.ts";
export { chosenLanguage };

const never = new AbortController().signal;

/**
 * Returns the invocation of a command on inputs without any options; `undefined` if the arguments ask for anything else, or are refused. Loading
 * what reads options takes a sixth of the time of a run with a single URL.
 */
async function withoutOptions(
  [name, ...operands]: readonly string[],
  [command]: readonly Command[],
  language: Language,
  { URL1738_PLUGIN = "" }: Host["env"],
): Promise<Invocation | undefined> {
  const isPlain = URL1738_PLUGIN === "" && operands.every((operand) => !operand.startsWith("-"));
  if (!isPlain || command === undefined || command.name !== name) return undefined;
  if (!("prepare" in command) || command.first !== undefined) return undefined;
  const refusal = await command.refuse?.({}, operands, language);
  return refusal === undefined ? { command, options: {}, operands } : undefined;
}

/** Loads the code for the kind of command, and performs the command. */
async function perform({ command, ...rest }: Invocation, surroundings: Surroundings): Promise<ExitStatus> {
  if ("print" in command) {
    const { operands, options } = rest;
    const printed = await command.print(operands, await commandsFor(), surroundings.language, options);
    const pieces = typeof printed === "string" ? [{ to: "result", text: printed } as const] : printed;
    for (const { to, text } of pieces) surroundings.printer[to](text);
    return pieces.map(statusOf).reduce(worse, 0);
  }
  if ("fetch" in command)
    return (await import("./perform/perform-on-resources.ts")).performOnResources({ command, ...rest }, surroundings);
  if ("prepareText" in command)
    return (await import("./perform/perform-on-texts.ts")).performOnTexts({ command, ...rest }, surroundings);
  return performOnInputs({ command, ...rest }, surroundings);
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
): Promise<ExitStatus> {
  const printer = new Printer(stdout, stderr);
  const language = await chosenLanguage(args, env);
  const commands = await commandsFor(args[0]);
  const readAll = async () => {
    const { readArguments } = await import("./read-arguments.ts");
    return readArguments(args, commands, language, env, {
      columns: stdout.columns || 80,
      result: (text) => printer.result(text),
      message: (text) => printer.message(text),
    });
  };
  const invocation = (await withoutOptions(args, commands, language, env)) ?? (await readAll());
  const { options = {} } = typeof invocation === "number" ? {} : invocation;
  const surroundings = {
    stdin,
    stdinLeft,
    stderr,
    printer,
    palette: { results: coloursFor(stdout, env, options.color), messages: coloursFor(stderr, env, options.color) },
    language: languageOf(options, language),
    ending,
    isShown: stdout.isTTY === true,
    isWatched: stderr.isTTY === true,
  };
  const frame = frameOf(options.outputFormat);
  printer.result(frame.head);
  const tell = (thrown: unknown) => tellFailed(thrown, surroundings);
  const status = typeof invocation === "number" ? invocation : await perform(invocation, surroundings).catch(tell);
  printer.result(frame.foot);
  await printer.flush();
  const error = printer.error();
  if (error === undefined) return status === 1 && options.exitZero === true ? 0 : status;
  return tell(new Failed("The results cannot be written: {why}.", {}, error));
}
