import type { Readable, Writable } from "node:stream";
import type { Language } from "../language/language.ts";
import type { Palette } from "../output/colours.ts";
import type { Printer } from "../output/printer.ts";

/** The streams, the language and the signals that a command works with. */
export interface Surroundings {
  /** Opens standard input; called only when the command reads it. */
  readonly stdin: () => Readable & { readonly isTTY?: boolean };
  /** Returns the number of octets in standard input, if it is a file; `undefined` if that is unknown. */
  readonly stdinLeft?: (() => number | undefined) | undefined;
  readonly printer: Printer;
  readonly palette: Palette;
  /** The language of the reader. */
  readonly language: Language;
  /** Standard error itself, for drawing on a terminal. */
  readonly stderr: Writable & { readonly columns?: number };
  /** Aborted when the process should end: then nothing more is read, and output that has begun is completed. */
  readonly ending: AbortSignal;
  /** True if standard output is a terminal. */
  readonly isShown: boolean;
  /** True if standard error is a terminal. */
  readonly isWatched: boolean;
}
