import type { UrlError } from "@url1738/core";
import type { Colours } from "./colours.ts";

/** An option of a command, as commander declares it. */
export interface Option {
  readonly flags: string;
  readonly description: string;
}

/** The options that were given, by their names in camel case. */
export type Options = Readonly<Record<string, unknown>>;

/** What a command line can look like, and what it is good for. */
export interface Example {
  readonly line: string;
  readonly purpose: string;
}

/** An input with which all is well. */
export interface Success {
  readonly ok: true;
  /** What `--json` prints beside `input` and `ok`. */
  readonly fields: () => object;
  /** What is printed for people, its last line end included. */
  readonly text: (colours: Colours) => string;
}

/** An input that makes the exit status 1. */
export interface Failure {
  readonly ok: false;
  readonly error: UrlError;
  /** The text in which the error has its place, where there is one to be shown. */
  readonly source: string | undefined;
}

/** What has become of one input. */
export type Outcome = Success | Failure;

/** What a command does with its inputs, now that its options are known. */
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

/** A command. Reading, printing and the exit status are the same for all, see `perform`. */
export interface Command {
  readonly name: string;
  /** A few words for the list of commands. */
  readonly summary: string;
  /** A few sentences for the command's own help. */
  readonly description: string;
  readonly options: readonly Option[];
  readonly examples: readonly Example[];
  /** Says what is wrong with operands that no input could be meant by. */
  readonly refuse?: (options: Options, operands: readonly string[]) => string | undefined;
  readonly prepare: (options: Options) => Task;
}

export const json: Option = { flags: "--json", description: "print one JSON object a line, for failed inputs too" };

export const generic: Option = { flags: "--generic", description: "take URLs of any other scheme as well" };

export const skipEmpty: Option = { flags: "--skip-empty", description: "pass over empty inputs" };

/**
 * The outcome of an input that failed.
 *
 * @param source - The text in which the error has its place; nothing where that cannot be shown.
 */
export function failure(error: UrlError, source: string | undefined): Failure {
  return { ok: false, error, source };
}
