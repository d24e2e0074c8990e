import type { UrlError } from "@url1738/core";
import type { Colours } from "./colours.ts";

/** An option of a command, as commander declares it. */
export interface Option {
  readonly flags: string;
  readonly description: string;
  /** Whether it can be given several times; its value is the list of all. */
  readonly repeats?: boolean;
}

/** The options that were given, by their names in camel case. */
export type Options = Readonly<Record<string, unknown>>;

/** What a command line can look like, and what it is good for. */
export interface Example {
  readonly line: string;
  readonly purpose: string;
}

/** An input with a result. */
export interface Answer {
  readonly kind: "answer";
  /** What `--json` prints as `ok`. */
  readonly ok: boolean;
  /** The least exit status that it allows. */
  readonly status: 0 | 1;
  /** What `--json` prints beside `input` and `ok`. */
  readonly fields: () => object;
  /** What is printed for people, its last line end included. */
  readonly text: (colours: Colours) => string;
}

/** An input without one; it makes the exit status 1. */
export interface Failure {
  readonly kind: "failure";
  readonly error: UrlError;
  /** The text in which the error has its place, where there is one to be shown. */
  readonly source: string | undefined;
}

/** What has become of one input. */
export type Outcome = Answer | Failure;

/** What a command does with inputs, now that its options are known: each is an operand, or a line of standard input. */
export interface Task {
  /** What an input is, in the plural. */
  readonly reads: string;
  /** The length in characters beyond which a line is cut, and so cannot be right. */
  readonly longest: number;
  /** Whether a blank line stands between what is printed for people. */
  readonly spaced: boolean;
  /** Does the work to one input. */
  readonly act: (input: string) => Outcome;
}

/** A piece of what a command makes of a text. */
export interface Piece {
  /** Where it goes: to standard output, as text or as one octet a character; or to standard error. */
  readonly to: "result" | "octets" | "complaint";
  readonly text: string;
  /** Whether it makes the exit status 1. */
  readonly isFailure?: boolean;
}

/** Where a text comes from. */
export interface Origin {
  /** A file, or standard input, in words. */
  readonly name: string;
  /** Whether complaints have colours. */
  readonly colour: boolean;
}

/** What a command does with a text: a file, or standard input. */
export interface TextTask {
  /** What is read. */
  readonly reads: string;
  /** Whether it tells on a terminal how much it has read. */
  readonly hasProgress: boolean;
  /** Does the work to one text; gives what can be printed as soon as it can. */
  readonly transform: (chunks: AsyncIterable<Buffer>, origin: Origin) => AsyncIterable<Piece>;
}

/** What all commands have. */
interface Described {
  readonly name: string;
  /** A few words for the list of commands. */
  readonly summary: string;
  /** A few sentences for the command's own help. */
  readonly description: string;
  readonly options: readonly Option[];
  readonly examples: readonly Example[];
}

/** A command that works on inputs one by one. Reading, printing and the exit status are the same for all, see `perform`. */
export interface Command extends Described {
  /** Says what is wrong with operands that no input could be meant by. */
  readonly refuse?: (options: Options, operands: readonly string[]) => string | undefined;
  readonly prepare: (options: Options) => Task | Promise<Task>;
}

/** A command that works on texts; its operands are files. See `perform-text`. */
export interface TextCommand extends Described {
  readonly prepareText: (options: Options) => TextTask;
}

export const json: Option = { flags: "--json", description: "print one JSON object a line, for failed inputs too" };

export const generic: Option = { flags: "--generic", description: "take URLs of any other scheme as well" };

const plugin: Option = {
  flags: "--plugin <package>",
  description: "take URLs of the schemes of a package, too, or of a file",
  repeats: true,
};

/** All options of a command: where URLs of unknown schemes can be taken, so can those of a plugin's. */
export function optionsOf({ options }: Command | TextCommand): readonly Option[] {
  return options.flatMap((option) => (option === generic ? [plugin, generic] : option));
}

export const skipEmpty: Option = { flags: "--skip-empty", description: "pass over empty inputs" };

/** The outcome of an input with which all is well. */
export function answer(fields: Answer["fields"], text: Answer["text"]): Answer {
  return { kind: "answer", ok: true, status: 0, fields, text };
}

/**
 * The outcome of an input that failed.
 *
 * @param source - The text in which the error has its place; nothing where that cannot be shown.
 */
export function failure(error: UrlError, source: string | undefined): Failure {
  return { kind: "failure", error, source };
}
