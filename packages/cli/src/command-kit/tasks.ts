import type { Registry } from "@url1738/core";
import type { Outcome } from "./outcome.ts";
import type { Surroundings } from "./surroundings.ts";

/** The work of a command on its inputs, once its options are known. */
export interface InputTask {
  /** The plural noun for its inputs, such as `URLs`. */
  readonly reads: string;
  /** The greatest length of a line that can be valid, in characters; a longer line is cut. */
  readonly longest: number;
  /** True if a blank line separates the results for people. */
  readonly spaced: boolean;
  /** Returns the text before the result of one of several inputs, for people, including its line end. */
  readonly label?: (input: string) => string;
  /** The registry that reads the URLs; absent if the inputs are not URLs. */
  readonly registry?: Registry;
  /** Returns an input without its secrets, if inputs are not meant as URLs. */
  readonly redacted?: (input: string) => string;
  /** Does the work on one input. */
  readonly act: (input: string) => Outcome;
}

/** A piece of a command's output for a text. */
export interface Piece {
  /** The destination: standard output, as text or with each character as one octet; or standard error. */
  readonly to: "result" | "octets" | "message";
  readonly text: string;
  /** True if it makes the exit status 1. */
  readonly isFailure?: boolean;
}

/** The origin of a text. */
export interface Origin {
  /** The name of the file, or of standard input, in words. */
  readonly name: string;
  /** The path of the file; `undefined` for standard input. */
  readonly path: string | undefined;
  /** True if error messages have colours. */
  readonly colour: boolean;
}

/** The work of a command on whole texts, once its options are known. */
export interface TextTask {
  /** The noun for its input. */
  readonly reads: string;
  /** True if all output ends with a line end: only then can a terminal show something else after it. */
  readonly endsLines: boolean;
  /** Does the work on one text, and yields each piece of output as soon as possible. */
  readonly transform: (chunks: AsyncIterable<Buffer>, origin: Origin) => AsyncIterable<Piece>;
}

/** The work of a command that fetches, once its options are known. */
export interface ResourceTask {
  /** The greatest length of a line that can be valid, in characters; a longer line is cut. */
  readonly longest: number;
  /** Fetches and prints what one input names, or prints an error. Returns the exit status: 1 if it is not a URL, 3 if fetching fails. */
  readonly fetch: (input: string, surroundings: Surroundings) => Promise<0 | 1 | 3>;
}
