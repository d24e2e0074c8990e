import type { Registry } from "@url1738/core";
import type { Outcome } from "./outcome.ts";
import type { Surroundings } from "./surroundings.ts";

/** What a command does with its inputs, once its options are known. */
export interface InputTask {
  /** What an input is, in the plural. */
  readonly reads: string;
  /** The number of characters beyond which a line is cut, because it cannot be valid. */
  readonly longest: number;
  /** Whether a blank line separates what is printed for people. */
  readonly spaced: boolean;
  /** What stands before the result of an input among several, for people, its line end included. */
  readonly label?: (input: string) => string;
  /** The registry that the URLs are of; without it, inputs are not URLs. */
  readonly registry?: Registry;
  /** An input without its secrets, if it is not meant as a URL. */
  readonly redacted?: (input: string) => string;
  /** Does the work on one input. */
  readonly act: (input: string) => Outcome;
}

/** A piece of what a command makes of a text. */
export interface Piece {
  /** Where it goes: to standard output, as text or with each character as one octet; or to standard error. */
  readonly to: "result" | "octets" | "complaint";
  readonly text: string;
  /** Whether it makes the exit status 1. */
  readonly isFailure?: boolean;
}

/** Where a text comes from. */
export interface Origin {
  /** A file, or standard input, in words. */
  readonly name: string;
  /** The file; `undefined` for standard input. */
  readonly path: string | undefined;
  /** Whether complaints have colours. */
  readonly colour: boolean;
}

/** What a command does with whole texts, once its options are known. */
export interface TextTask {
  /** What is read. */
  readonly reads: string;
  /** Whether whatever it prints ends with a line end: only then a terminal can show something else after it. */
  readonly endsLines: boolean;
  /** Does the work on one text, and yields what can be printed as soon as it can be. */
  readonly transform: (chunks: AsyncIterable<Buffer>, origin: Origin) => AsyncIterable<Piece>;
}

/** What a command that fetches does, once its options are known. */
export interface ResourceTask {
  /** The number of characters beyond which a line is cut, because it cannot be valid. */
  readonly longest: number;
  /** Fetches what one input names, prints it or a complaint, and returns the exit status: 1 is not a URL, 3 could not be had. */
  readonly fetch: (input: string, surroundings: Surroundings) => Promise<0 | 1 | 3>;
}
