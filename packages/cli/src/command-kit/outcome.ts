import { type Finding, type UrlError, urlErrorOf } from "@url1738/core";
import type { Colours } from "../output/colours.ts";

/** The answer to an input. */
export interface Answer {
  readonly kind: "answer";
  /** The value that `--json` prints as `ok`. */
  readonly ok: boolean;
  /** The lowest exit status that this answer allows. */
  readonly status: 0 | 1;
  /** Returns the fields that `--json` prints in addition to `input` and `ok`. */
  readonly fields: () => object;
  /** The errors and findings in it, for `--output-format`. */
  readonly facts?: readonly (UrlError | Finding)[];
  /** Returns the text for people, including its last line end. */
  readonly text: (colours: Colours) => string;
}

/** An input that has only an error to report; it makes the exit status 1. */
interface Failure {
  readonly kind: "failure";
  readonly error: UrlError;
  /** The text that the error's index refers to, if it can be shown. */
  readonly source: string | undefined;
}

/** The outcome of one input. */
export type Outcome = Answer | Failure;

/** Returns the outcome of an input that is in order. */
export function answer(fields: Answer["fields"], text: Answer["text"]): Answer {
  return { kind: "answer", ok: true, status: 0, fields, text };
}

/** Returns the outcome of an input that failed; `source` is the text that the error's index refers to, if it can be shown. */
export function failure(error: UrlError, source: string | undefined): Failure {
  return { kind: "failure", error, source };
}

/** Returns the outcome of an input whose URL error was thrown, see {@link failure}; rethrows anything else. */
export function failureOf(thrown: unknown, source: string | undefined): Failure {
  const error = urlErrorOf(thrown);
  if (error === undefined) throw thrown;
  return failure(error, source);
}
