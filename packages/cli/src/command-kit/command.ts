import type { Registry, UrlError, UrlValue } from "@url1738/core";
import type { Finding } from "@url1738/lint";
import type { PartBeginning } from "@url1738/text";
import type { Language } from "../language/language.ts";
import type { Colours } from "../output/colours.ts";
import { allOptions, lineOptions, type Option, type Options } from "./options.ts";
import type { Surroundings } from "./surroundings.ts";

export interface Example {
  readonly line: string;
  readonly purpose: string;
}

/** The properties that every command has. */
interface Described {
  readonly name: string;
  /** A few words for the list of commands. */
  readonly summary: string;
  /** A few sentences for the command's own help. */
  readonly description: string;
  readonly options: readonly Option[];
  readonly examples: readonly Example[];
  /** Returns the refusal of options that conflict, or of operands that cannot be inputs. It is called before any work is done. */
  readonly refuse?: (
    options: Options,
    operands: readonly string[],
    language: Language,
  ) => string | undefined | Promise<string | undefined>;
}

/** The answer to an input. */
export interface Answer {
  readonly kind: "answer";
  /** The value that `--json` prints as `ok`. */
  readonly ok: boolean;
  /** True if a script must notice: `statusOf` says by which exit status. */
  readonly isFailure: boolean;
  /** Returns the fields that `--json` prints in addition to `input` and `ok`. */
  readonly fields: () => object;
  /** The errors and findings in it, for `--output-format`. */
  readonly facts?: readonly (UrlError | Finding)[];
  /** Returns the text for people, including its last line end. */
  readonly text: (colours: Colours) => string;
}

/** An input with only an error to report. */
export interface Failure {
  readonly kind: "failure";
  readonly isFailure: true;
  readonly error: UrlError;
  /** The text that the error's index refers to, if it can be shown. */
  readonly source: string | undefined;
}

export type Outcome = Answer | Failure;

/** The work that a command does on its inputs, once its options are known. */
export interface InputTask {
  /** The plural noun for its inputs, such as `URLs`. */
  readonly reads: string;
  /** The greatest length of a valid line, in characters; a longer line is cut. */
  readonly longest: number;
  /** True if a blank line separates the results for people. */
  readonly spaced: boolean;
  /** Returns a line, with its line end, to tell people which of several inputs a result belongs to. */
  readonly label?: (input: string) => string;
  /** The registry that reads the URLs; absent if the inputs are not URLs. */
  readonly registry?: Registry;
  /** Masks the secrets of an input; absent if inputs should be URLs. */
  readonly redacted?: (input: string) => string;
  readonly act: (input: string) => Outcome;
}

/** A piece of a command's output for a text. */
export interface Piece {
  /** The destination: standard output, as text or with one octet per character; or standard error. */
  readonly to: "result" | "octets" | "message";
  readonly text: string;
  /** True if a script must notice: `statusOf` says by which exit status. */
  readonly isFailure?: boolean;
}

export interface Origin {
  /** The name to show for the file or standard input. */
  readonly name: string;
  /** The path of the file; `undefined` for standard input. */
  readonly path: string | undefined;
  /** True if error messages have colours. */
  readonly colour: boolean;
}

/** The work on a text that comes in pieces. */
export interface TextWork {
  /** Works on the next octets, and returns the output that can be printed already. */
  readonly push: (octets: Buffer) => readonly Piece[];
  /** Ends the text, and returns the rest of the output. */
  readonly end: () => readonly Piece[];
  /** Tells whether everything was returned, and work that begins with the next octets would return the same as this. */
  readonly isSettled: () => boolean;
}

/** The work that a command does on whole texts, once its options are known. */
export interface TextTask {
  /** True if every piece of output ends with a line end, so that a terminal can show the progress after it. */
  readonly endsLines: boolean;
  /** Works on one text, and yields each piece of output as soon as possible. */
  readonly transform: (chunks: AsyncIterable<Buffer>, origin: Origin) => AsyncIterable<Piece>;
  /** Begins to work on a text, or on the rest of one; absent if its parts depend on each other, so that only one thread can work. */
  readonly begin?: (origin: Origin, from: PartBeginning) => TextWork;
}

/** A command that works on inputs one by one: operands, or lines of standard input. See `performOnInputs`. */
export interface InputCommand extends Described {
  /** The name of the option that holds the first operand, if that is not an input. */
  readonly first?: string;
  readonly prepare: (options: Options, language: Language) => InputTask | Promise<InputTask>;
}

/** A command that works on whole texts: files, or standard input. See `performOnTexts`. */
export interface TextCommand extends Described {
  readonly prepareText: (options: Options, language: Language) => TextTask;
}

/** A command that fetches resources by their URLs: operands, or lines of standard input. See `performOnResources`. */
export interface ResourceCommand extends Described {
  /** Fetches one resource, and prints or saves it. Stops when the signal is aborted; throws if the resource cannot be fetched. */
  readonly fetch: (url: UrlValue, options: Options, signal: AbortSignal, surroundings: Surroundings) => Promise<void>;
}

/** A command that prints something about the command line itself, or about what extends it. */
export interface PrintCommand extends Described {
  /** The name of its operand in the help. */
  readonly operand: string;
  /** The values that the operand can have, if there are few, or `file` for names of files. */
  readonly operands: readonly string[] | "file";
  /** Returns the operands that shells complete, if there are too many for the help. */
  readonly completed?: () => readonly string[];
  readonly print: (
    operands: readonly string[],
    commands: readonly Command[],
    language: Language,
    options: Options,
  ) => string | Promise<readonly Piece[]>;
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
