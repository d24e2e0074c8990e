import type { Readable, Writable } from "node:stream";
import type { Language } from "../language/language.ts";
import type { Palette } from "../output/colours.ts";
import type { Printer } from "../output/printer.ts";

/** What a command is performed with. */
export interface Surroundings {
  /** Opens standard input; called only when it is to be read. */
  readonly stdin: () => Readable & { readonly isTTY?: boolean };
  readonly printer: Printer;
  readonly palette: Palette;
  /** The language of the reader. */
  readonly language: Language;
  /** Standard error itself, for what draws on a terminal. */
  readonly stderr: Writable;
  /** Aborted when the process should end: nothing more is read then, and what was begun is printed to its end. */
  readonly ending: AbortSignal;
  /** Whether standard output is a terminal. */
  readonly isShown: boolean;
  /** Whether standard error is a terminal. */
  readonly isWatched: boolean;
}
