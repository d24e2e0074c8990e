import type { Language } from "../language/language.ts";
import { lineOptions } from "./line-options.ts";
import { allOptions, type Option, type Options } from "./options.ts";
import type { InputTask, ResourceTask, TextTask } from "./tasks.ts";

/** An example of a command line, and its purpose. */
export interface Example {
  readonly line: string;
  readonly purpose: string;
}

/** The properties of every command. */
interface Described {
  readonly name: string;
  /** A few words for the list of commands. */
  readonly summary: string;
  /** A few sentences for the command's own help. */
  readonly description: string;
  readonly options: readonly Option[];
  readonly examples: readonly Example[];
  /** Returns what is wrong with the options, or with operands that cannot be meant as inputs, before anything is done. */
  readonly refuse?: (options: Options, operands: readonly string[], language: Language) => string | undefined;
}

/** A command that works on inputs one by one: operands, or lines of standard input. See `performOnInputs`. */
export interface InputCommand extends Described {
  readonly prepare: (options: Options, language: Language) => InputTask | Promise<InputTask>;
}

/** A command that works on whole texts: files, or standard input. See `performOnTexts`. */
export interface TextCommand extends Described {
  readonly prepareText: (options: Options, language: Language) => TextTask;
}

/** A command that fetches what URLs name: operands, or lines of standard input. See `performOnResources`. */
export interface ResourceCommand extends Described {
  readonly prepareResource: (options: Options) => ResourceTask;
}

/** A command that prints something about the command line itself. */
export interface PrintCommand extends Described {
  /** The name of its operand in the help. */
  readonly operand: string;
  /** The values that the operand can have, if they are few. */
  readonly operands: readonly string[];
  readonly print: (
    operands: readonly string[],
    commands: readonly Command[],
    language: Language,
    options: Options,
  ) => string;
}

export type Command = InputCommand | TextCommand | ResourceCommand | PrintCommand;

/** The command that the arguments ask for, with its options and operands. */
export interface Invocation<C extends Command = Command> {
  readonly command: C;
  readonly options: Options;
  readonly operands: readonly string[];
}

/** Returns all options that a command takes: its own, and those of its kind. */
export function optionsOf(command: Command): readonly Option[] {
  if ("print" in command) return command.options;
  const all = allOptions(command.options);
  return "prepare" in command ? [...all, ...lineOptions] : all;
}
