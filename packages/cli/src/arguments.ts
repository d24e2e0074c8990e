import { readFileSync } from "node:fs";
import { redact } from "@url1738/core";
import { CommanderError, Command as Program } from "commander";
import { type Command, type Example, type Options, optionsOf, type TextCommand } from "./command.ts";
import { printable } from "./printable.ts";

/** What the arguments ask for. */
export interface Invocation {
  readonly command: Command | TextCommand;
  readonly options: Options;
  readonly operands: readonly string[];
}

/** Where help and complaints about the arguments go. */
export interface Screen {
  readonly columns: number;
  readonly result: (text: string) => void;
  readonly complaint: (text: string) => void;
}

const INPUTS = `Operands are the inputs. Without one, or with -, they are read from standard
input, one a line. One that begins with a hyphen must stand after --.`;

const FILES = `Operands are files. Without one, or with -, standard input is read. A file whose
name begins with a hyphen must stand after --.`;

const NOTES = `${INPUTS}

Exit status: 0 all is well; 1 an input is no URL; 2 wrong usage, or something
cannot be read.`;

function version(): string {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  return version;
}

function spellExamples(examples: readonly Example[]): string {
  return `Examples:\n${examples.map(({ line, purpose }) => `  ${line}\n      ${purpose}\n`).join("")}`;
}

/** A complaint about the arguments, which may hold a URL with a password, or anything else. */
function safe(complaint: string): string {
  return complaint
    .split("\n")
    .map((line) => printable(redact(line)))
    .join("\n");
}

function createProgram(commands: readonly (Command | TextCommand)[], screen: Screen): Program {
  const all = commands.flatMap(({ examples }) => examples.slice(0, 1));
  return new Program("url1738")
    .description("URLs by RFC 1738: takes them apart, checks and mends them, and spells them canonically.")
    .usage("COMMAND [options] [input...]")
    .version(version(), "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand("help [command]", "print the help of a command")
    .addHelpText("after", `\n${spellExamples(all)}\n${NOTES}`)
    .enablePositionalOptions()
    .showHelpAfterError("Run url1738 --help for the commands and their options.")
    .exitOverride()
    .configureOutput({
      writeOut: screen.result,
      writeErr: (text) => screen.complaint(safe(text)),
      getOutHelpWidth: () => screen.columns,
      getErrHelpWidth: () => screen.columns,
    });
}

/** The options, with the schemes of the plugins, if there are any, in place of their names. */
async function withPlugins({ plugin = [], ...options }: Options): Promise<Options | string> {
  const names = plugin as readonly string[];
  if (names.length === 0) return options;
  const loaded = await (await import("./plugins.ts")).loadPlugins(names, process.cwd());
  return loaded.complaint ?? { ...options, plugin: loaded.schemes };
}

/**
 * Reads the arguments, and loads the plugins that they name.
 *
 * @returns What they ask for, or the exit status when everything has been said.
 */
export async function readArguments(
  args: readonly string[],
  commands: readonly (Command | TextCommand)[],
  screen: Screen,
): Promise<Invocation | 0 | 2> {
  const program = createProgram(commands, screen);
  let invocation: Invocation | undefined;
  for (const command of commands) {
    const isText = "prepareText" in command;
    const own = program
      .command(command.name)
      .summary(command.summary)
      .description(command.description)
      .usage(isText ? "[options] [file...]" : "[options] [input...]")
      .argument(isText ? "[file...]" : "[input...]", "what to work on; - for standard input")
      .addHelpText("after", `\n${spellExamples(command.examples)}\n${isText ? FILES : INPUTS}`)
      .action(async (operands: string[], given: Options) => {
        const options = await withPlugins(given);
        if (typeof options === "string") return own.error(`error: ${options}`);
        const complaint = "refuse" in command ? command.refuse?.(options, operands) : undefined;
        if (complaint !== undefined) own.error(`error: ${complaint}`);
        invocation = { command, options, operands };
      });
    for (const { flags, description, repeats } of optionsOf(command)) {
      if (repeats === true) own.option(flags, description, (value, values: string[]) => [...values, value], []);
      else own.option(flags, description);
    }
  }
  try {
    await program.parseAsync(args, { from: "user" });
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown;
    if (thrown.code === "commander.unknownCommand" && args[0]?.includes(":"))
      screen.complaint("A command stands before the URL, as in url1738 parse URL.\n");
    return thrown.exitCode === 0 ? 0 : 2;
  }
  return invocation ?? 2;
}
