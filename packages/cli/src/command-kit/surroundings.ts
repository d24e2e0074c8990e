import type { Readable, Writable } from "node:stream";
import type { Language } from "../language/language.ts";
import type { Palette } from "../output/colours.ts";
import type { Printer } from "../output/printer.ts";

/** A stream to write to, which may be a terminal. */
type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** The parts of a process that the command line needs. */
export interface Host {
  /** Opens standard input; called only when the command reads it. */
  readonly stdin: () => Readable & { readonly isTTY?: boolean };
  /** Returns the number of octets left in standard input; `undefined` if it is unknown. */
  readonly stdinLeft?: (() => number | undefined) | undefined;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted when the process should end. Then reading stops, and output that has begun is completed. */
  readonly ending?: AbortSignal;
}

/** The streams, the language and the signals that a command works with. */
export interface Surroundings extends Omit<Host, "stdout" | "env"> {
  readonly printer: Printer;
  readonly palette: Palette;
  readonly language: Language;
  readonly ending: AbortSignal;
  /** True if standard output is a terminal. */
  readonly isShown: boolean;
  /** True if standard error is a terminal. */
  readonly isWatched: boolean;
}
