import type { Options } from "../command-kit/options.ts";
import type { Recording } from "../output/recorder.ts";

/** The data that a thread which answers lines gets at its start. */
export interface ThreadData {
  readonly command: string;
  /** The options as they were given. */
  readonly options: Options;
  /** The name of the language, as in `Language.name`. */
  readonly language: string;
  /** Tells for each stream whether it has colours. */
  readonly colours: { readonly results: boolean; readonly messages: boolean };
}

/** A batch of whole lines. */
export interface Lines {
  readonly octets: Uint8Array<ArrayBuffer>;
  /** The number of line ends. */
  readonly count: number;
  /** The number of lines before them. */
  readonly before: number;
}

/** The answers to a batch of lines. */
export interface Answers {
  readonly recordings: readonly Recording[];
  readonly status: 0 | 1;
}
