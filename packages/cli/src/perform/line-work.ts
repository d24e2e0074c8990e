import type { Options } from "../command-kit/options.ts";
import type { Recording } from "../output/recorder.ts";

/** What a thread that answers lines is told when it begins. */
export interface ThreadData {
  readonly command: string;
  /** The options as they were given. */
  readonly options: Options;
  /** The name of the language. */
  readonly language: string;
  /** Whether there are colours. */
  readonly colours: { readonly results: boolean; readonly complaints: boolean };
}

/** Some whole lines. */
export interface Lines {
  readonly octets: Uint8Array<ArrayBuffer>;
  /** How many lines stand before them. */
  readonly before: number;
}

/** What becomes of some lines. */
export interface Answers {
  readonly recordings: readonly Recording[];
  readonly status: 0 | 1;
}
