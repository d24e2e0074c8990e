import { type Finding, type UrlError, urlErrorOf } from "@url1738/core";
import type { Colours } from "../output/colours.ts";

/** What there is to say about an input. */
export interface Answer {
  readonly kind: "answer";
  /** What `--json` prints as `ok`. */
  readonly ok: boolean;
  /** The lowest exit status that it allows. */
  readonly status: 0 | 1;
  /** What `--json` prints in addition to `input` and `ok`. */
  readonly fields: () => object;
  /** The errors and findings in it, for `--output-format`. */
  readonly facts?: readonly (UrlError | Finding)[];
  /** What is printed for people, its last line end included. */
  readonly text: (colours: Colours) => string;
}

/** An input about which there is only an error to be told; it makes the exit status 1. */
export interface Failure {
  readonly kind: "failure";
  readonly error: UrlError;
  /** The text that the error's index counts in, if it can be shown. */
  readonly source: string | undefined;
}

/** What has become of one input. */
export type Outcome = Answer | Failure;

/** The outcome of an input with which all is well. */
export function answer(fields: Answer["fields"], text: Answer["text"]): Answer {
  return { kind: "answer", ok: true, status: 0, fields, text };
}

/**
 * The outcome of an input that failed.
 *
 * @param source - The text that the error's index counts in; `undefined` where it cannot be shown.
 */
export function failure(error: UrlError, source: string | undefined): Failure {
  return { kind: "failure", error, source };
}

/** The outcome of an input for which a URL's error was thrown, see {@link failure}; throws anything else again. */
export function failureOf(thrown: unknown, source: string | undefined): Failure {
  const error = urlErrorOf(thrown);
  if (error === undefined) throw thrown;
  return failure(error, source);
}
