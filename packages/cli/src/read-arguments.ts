import { readFileSync } from "node:fs";
import { CommanderError, Command as Program } from "commander";
import type { Command, Example, Invocation } from "./command-kit/command.ts";
import { lineComplaint } from "./command-kit/line-options.ts";
import type { Options } from "./command-kit/options.ts";
import { optionsOf } from "./command-kit/options-of.ts";
import { withPluginSchemes } from "./command-kit/with-plugin-schemes.ts";
import { complaint } from "./output/complaint.ts";

/** Where help and complaints about the arguments go. */
export interface Screen {
  readonly columns: number;
  readonly result: (text: string) => void;
  readonly complaint: (text: string) => void;
}

const INPUTS = `Operands are the inputs. Without any, or with -, they are read from standard
input, one per line. An input that begins with a hyphen must come after --.`;

const FILES = `Operands are files. Without any, or with -, standard input is read. A file whose
name begins with a hyphen must come after --.`;

const NOTES = `${INPUTS}

Exit status: 0 all is well; 1 an input is not a URL; 2 wrong usage, or something
cannot be read; 3 a resource cannot be had.`;

function version(): string {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  return version;
}

function spellExamples(examples: readonly Example[]): string {
  return `Examples:\n${examples.map(({ line, purpose }) => `  ${line}\n      ${purpose}\n`).join("")}`;
}

function createProgram(commands: readonly Command[], args: readonly string[], screen: Screen): Program {
  const examples = commands.flatMap((command) => command.examples.slice(0, 1));
  return new Program("url1738")
    .description("Takes URLs apart by the rules of RFC 1738, checks and repairs them, and spells them canonically.")
    .usage("COMMAND [options] [input...]")
    .version(version(), "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand("help [command]", "print the help of a command")
    .addHelpText("after", `\n${spellExamples(examples)}\n${NOTES}`)
    .enablePositionalOptions()
    .showHelpAfterError("Run url1738 --help for the commands and their options.")
    .exitOverride()
    .configureOutput({
      writeOut: screen.result,
      writeErr: (text) => screen.complaint(complaint(text, args)),
      getOutHelpWidth: () => screen.columns,
      getErrHelpWidth: () => screen.columns,
    });
}

/** How the operands of a command are written, what they are, and what there is to know of them. */
function operandsOf(command: Command): { readonly usage: string; readonly purpose: string; readonly notes: string } {
  if ("print" in command)
    return { usage: `[${command.operand}...]`, purpose: `one of ${command.operands.join(", ")}`, notes: "" };
  const purpose = "what to work on; - for standard input";
  if ("prepareText" in command) return { usage: "[file...]", purpose, notes: `\n${FILES}` };
  return { usage: "[input...]", purpose, notes: `\n${INPUTS}` };
}

/** Adds a command to the program, which calls `invoke` when the arguments ask for the command. */
function addCommand(program: Program, command: Command, invoke: (invocation: Invocation) => void): void {
  const { usage, purpose, notes } = operandsOf(command);
  const own = program
    .command(command.name)
    .summary(command.summary)
    .description(command.description)
    .usage(`[options] ${usage}`)
    .argument(usage, purpose)
    .addHelpText("after", `\n${spellExamples(command.examples)}${notes}`)
    .action(async (operands: string[], given: Options) => {
      const options = await withPluginSchemes(given);
      if (typeof options === "string") return own.error(`error: ${options}`);
      const refusal = lineComplaint(options) ?? command.refuse?.(options, operands);
      if (refusal !== undefined) own.error(`error: ${refusal}`);
      invoke({ command, options, operands });
    });
  for (const { flags, description, repeats } of optionsOf(command)) {
    if (repeats === true) own.option(flags, description, (value, values: readonly string[] = []) => [...values, value]);
    else own.option(flags, description);
  }
}

/** Whether the first argument is meant as a command, but is not one: then options after it, such as --help, cannot be its own. */
function isUnknown([first = "-"]: readonly string[], commands: readonly Command[]): boolean {
  return !first.startsWith("-") && first !== "help" && commands.every(({ name }) => name !== first);
}

/**
 * Reads the arguments, and loads the plugins that they name.
 *
 * @returns What they ask for, or the exit status when nothing is left to be done.
 */
export async function readArguments(
  args: readonly string[],
  commands: readonly Command[],
  screen: Screen,
): Promise<Invocation | 0 | 2> {
  const program = createProgram(commands, args, screen);
  let invocation: Invocation | undefined;
  for (const command of commands) addCommand(program, command, (asked) => (invocation = asked));
  try {
    await program.parseAsync(isUnknown(args, commands) ? args.slice(0, 1) : args, { from: "user" });
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown;
    if (thrown.code === "commander.unknownCommand" && args[0]?.includes(":"))
      screen.complaint("A command comes before the URL, as in url1738 parse URL.\n");
    return thrown.exitCode === 0 ? 0 : 2;
  }
  return invocation ?? 2;
}
