import { CommanderError, Command as Program, Option as ProgramOption } from "commander";
import { type Command, type Example, type InputCommand, type Invocation, optionsOf } from "./command-kit/command.ts";
import { colour, lang, type Options, plugin } from "./command-kit/options.ts";
import type { Language, Say } from "./language/language.ts";
import { formatRefusal } from "./output/annotations.ts";
import { version } from "./output/version.ts";
import { withPluginSchemes } from "./schemes/registry-for.ts";

/** The output for the help and for errors in the arguments. */
export interface Screen {
  readonly columns: number;
  readonly result: (text: string) => void;
  readonly message: (text: string) => void;
}

const INPUTS = `Operands are the inputs. Without any, or with -, they are read from standard
input, one per line. An input that begins with a hyphen must come after --.`;

const FILES = `Operands are files. Without any, or with -, standard input is read. A file whose
name begins with a hyphen must come after --.`;

const STATUS = `Exit status: 0 all is well; 1 an input is not a URL; 2 wrong usage, or something
cannot be read; 3 a resource cannot be fetched.`;

/** The numbers of examples and of summaries on the first screen of the help, which has 24 lines. */
const FIRST_EXAMPLES = 3;
const FIRST_SUMMARIES = 10;

/** The options that the program takes without a command. */
const GENERAL = [...["-h, --help", "-V, --version"], lang.flags, colour.flags].join("; ");

function spellExamples(examples: readonly Example[], say: Say): string {
  return `${say("Examples:")}\n${examples.map(({ line, purpose }) => `  ${line}\n      ${say(purpose)}\n`).join("")}`;
}

/** Spells rows of two columns. */
function spellRows(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([term]) => term.length));
  return rows.map(([term, meaning]) => `  ${term.padEnd(width)}  ${meaning}\n`).join("");
}

/** Returns the help of the program: a single screen with what people do most. */
function firstScreen(commands: readonly Command[], say: Say): string {
  const examples = commands.slice(0, FIRST_EXAMPLES).flatMap((command) => command.examples.slice(0, 1));
  const described = commands.slice(0, FIRST_SUMMARIES).map(({ name, summary }) => [name, say(summary)] as const);
  const others = commands.slice(FIRST_SUMMARIES).map(({ name }) => name);
  return [
    `${say("Usage:")} url1738 ${say("COMMAND [options] [input...]")}\n`,
    `${say("Explains what is wrong with URLs, repairs them, and masks secrets in logs.")}\n`,
    spellRows(examples.map(({ line, purpose }) => [line, say(purpose)])),
    `${say("Commands:")}\n${spellRows([...described, [say("more:"), others.join(", ")]])}`,
    `${say("url1738 COMMAND --help shows its options and more examples.")}\n${say("Options:")} ${GENERAL}\n`,
  ].join("\n");
}

function createProgram(
  commands: readonly Command[],
  args: readonly string[],
  language: Language,
  screen: Pick<Screen, "columns" | "result">,
  writeErr: (text: string) => void,
): Program {
  const { say } = language;
  const program = new Program("url1738");
  program.helpInformation = () => firstScreen(commands, say);
  return program
    .version(version(), "-V, --version", say("print the version"))
    .helpOption("-h, --help", say("print this help"))
    .helpCommand(say("help [command]"), say("print the help of a command"))
    .option(lang.flags, say(lang.description))
    .option(colour.flags, say(colour.description))
    .configureHelp({
      styleTitle: (title) => say(title),
      optionTerm: ({ flags }) => flags.replace(/<.+>/, (value) => say(value)),
    })
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: screen.result,
      writeErr,
      outputError: (text, write) => write(messageOfCommander(text, { args, commands, language })),
      getOutHelpWidth: () => screen.columns,
      getErrHelpWidth: () => screen.columns,
    });
}

/** Returns the refusal of an option's value, if there is one. */
function optionRefusal(command: Command, options: Options, say: Say): string | undefined {
  for (const { flags, values, form, refusal } of [lang, colour, ...optionsOf(command)]) {
    const optionValue = options[new ProgramOption(flags).attributeName()];
    if (optionValue === undefined || refusal === undefined) continue;
    for (const value of [optionValue].flat().map(String))
      if (form?.test(value) !== true && values?.includes(value) !== true) return say(refusal, { given: value });
  }
  return undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Adds the plugins in URL1738_PLUGIN, a comma-separated list, before those of the options, if the command takes plugins. */
function withPluginsOf({ URL1738_PLUGIN = "" }: Environment, command: Command, options: Options): Options {
  const named = URL1738_PLUGIN.split(",").filter((name) => name !== "");
  if (named.length === 0 || !optionsOf(command).includes(plugin)) return options;
  const { plugin: plugins = [] } = options;
  return { ...options, plugin: [...new Set([...named, ...(plugins as readonly string[])])] };
}

/** Returns the usage, the purpose and the notes that describe the operands of a command. */
function operandsOf(command: Command, say: Say) {
  if ("print" in command) {
    const operands = command.operands === "file" ? "" : command.operands.join(", ");
    const purpose = operands === "" ? "" : say("one of {operands}", { operands });
    const usage = say(`[${command.operand}...]`);
    return { usage, argument: usage, purpose, notes: "" };
  }
  const isText = "prepareText" in command;
  const notes = `\n${say(isText ? FILES : INPUTS)}\n\n${say(STATUS)}`;
  const first = "prepare" in command && command.first !== undefined ? `${say(`<${command.first}>`)} ` : "";
  const argument = say(isText ? "[file...]" : "[input...]");
  return { usage: first + argument, argument, purpose: "", notes };
}

/** Adds a command to the program, which calls `invoke` when the arguments ask for the command. */
function addCommand(
  program: Program,
  command: Command,
  language: Language,
  env: Environment,
  invoke: (invocation: Invocation) => void,
): void {
  const { say } = language;
  const { usage, argument, purpose, notes } = operandsOf(command, say);
  const subcommand = program
    .command(command.name)
    .summary(say(command.summary))
    .description(`${say(command.description)}\n\n${spellExamples(command.examples, say)}`.trimEnd())
    .usage(`[options] ${usage}`)
    .argument(argument, purpose)
    .helpOption("-h, --help", say("print this help"))
    .addHelpText("after", notes)
    .action(async (all: string[], parsed: Options) => {
      const { first } = command as Partial<InputCommand>;
      const operands = first === undefined ? all : all.slice(1);
      const named = first === undefined ? {} : { [first]: all[0] };
      const asked = { ...program.opts(), ...withPluginsOf(env, command, parsed), ...named };
      const options = await withPluginSchemes(asked, language);
      if (typeof options === "string") return subcommand.error(`${say("error:")} ${language.afterLabel(options)}`);
      const refusal =
        optionRefusal(command, options, say) ??
        formatRefusal(options, say) ??
        (await command.refuse?.(options, operands, language));
      if (refusal !== undefined) subcommand.error(`${say("error:")} ${language.afterLabel(refusal)}`);
      invoke({ command, options, operands });
    });
  for (const { flags, description, repeats } of optionsOf(command)) {
    const said = say(description);
    if (repeats === true) subcommand.option(flags, said, (value, values: readonly string[] = []) => [...values, value]);
    else subcommand.option(flags, said);
  }
}

/** Tells whether the first argument should be a command, but is not one. Options after it, such as --help, then do not belong to it. */
function isUnknown([first = "-"]: readonly string[], commands: readonly Command[]): boolean {
  return !first.startsWith("-") && first !== "help" && commands.every(({ name }) => name !== first);
}

/**
 * Reads the arguments, and loads the plugins that they name.
 *
 * @returns The invocation that they ask for, or the exit status if nothing is left to do.
 */
export async function readArguments(
  args: readonly string[],
  commands: readonly Command[],
  language: Language,
  env: Environment,
  screen: Screen,
): Promise<Invocation | 0 | 2> {
  const errors: string[] = [];
  const program = createProgram(commands, args, language, screen, (text) => errors.push(text));
  let invocation: Invocation | undefined;
  for (const command of commands) addCommand(program, command, language, env, (asked) => (invocation = asked));
  try {
    // Commander takes one short flag for the version, and people try both. The help of an unknown command is that command's error.
    const isHelp = args[0] === "help" && args[1] !== undefined && isUnknown(args.slice(1), commands);
    const parameters = args[0] === "-v" ? ["-V"] : args.slice(isHelp ? 1 : 0);
    await program.parseAsync(isUnknown(parameters, commands) ? parameters.slice(0, 1) : parameters, { from: "user" });
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown;
    const { message } = await import("./output/message.ts");
    for (const text of errors) screen.message(message(text, args));
    return thrown.exitCode === 0 ? 0 : 2;
  }
  return invocation ?? 2;
}

/** An error of commander: an unknown option or command with suggestions, or a missing value. */
const MESSAGE =
  /^error: (?:(unknown option|unknown command) '(.*)'|option '(.*)' argument missing)(?:\n\(Did you mean (?:one of )?(.*)\?\))?\n$/s;

const SENTENCES: ReadonlyMap<string | undefined, string> = new Map([
  ["unknown option", "unknown option '{name}'"],
  ["unknown command", "unknown command '{name}'"],
  [undefined, "option '{name}' argument missing"],
]);

/** The options by which other programs name the file to write. */
const OUTPUT = /^(?:-[io]|--(?:out|output|in-?place)(?:=.*)?)$/;

/** The words that other programs take for `--version`. */
const VERSION = /^-{0,2}version$/i;

/** The arguments that cannot be read, the commands that may be meant, and the language of the user. */
interface Reading {
  readonly args: readonly string[];
  readonly commands: readonly Command[];
  readonly language: Language;
}

/** Returns the hint for an unknown option. */
function hintForOption(unknown: string, { args, commands, language: { say } }: Reading): string {
  const command = commands.find(({ name }) => args.includes(name));
  const [option = ""] = unknown.split("=", 1);
  const isKnown = command !== undefined && optionsOf(command).some(({ flags }) => flags.split(" ", 1)[0] === option);
  if (command === undefined || (args[0] !== command.name && !isKnown))
    return say("Run url1738 --help to see the commands, or url1738 COMMAND --help to see its options.");
  const { name } = command;
  if (args[0] !== name) return say("Options follow the command, as in url1738 {name} {option}.", { name, option });
  if (isKnown) return say("{option} takes no value.", { option });
  return OUTPUT.test(unknown)
    ? say("Results go to standard output: write > and the name of a file after the command.")
    : say("url1738 {name} --help shows its options.", { name });
}

/** Returns the hint for an unknown command or option. */
function hintFor(unknown: string, meant: string | undefined, reading: Reading): string {
  const { say } = reading.language;
  if (VERSION.test(unknown)) return say("Did you mean {meant}?", { meant: "--version" });
  if (meant !== undefined) return say("Did you mean {meant}?", { meant });
  if (unknown.startsWith("-")) return hintForOption(unknown, reading);
  return unknown.includes(":")
    ? say("A command comes before the URL, as in url1738 check URL.")
    : say("Run url1738 --help to see the commands, or url1738 COMMAND --help to see its options.");
}

/** Translates an error of commander, and adds a hint; returns any other text as it is. */
function messageOfCommander(text: string, reading: Reading): string {
  const { say, afterLabel } = reading.language;
  const match = MESSAGE.exec(text);
  if (match === null) return text;
  const [, kind, unknown = "-", option = "", meant] = match;
  const error = say(SENTENCES.get(kind) ?? "", { name: kind === undefined ? option : unknown });
  return `${say("error:")} ${error}\n${say("help:")} ${afterLabel(hintFor(unknown, meant, reading))}\n`;
}
