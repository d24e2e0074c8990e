import { statSync } from "node:fs";
import { redact } from "@url1738/redact";
import type { Language, Say } from "../language/language.ts";
import { cellsOf, fittingCells, spellCells } from "./cells.ts";
import type { Printer } from "./printer.ts";

/** The surroundings of a command that a report depends on. */
interface Reporting {
  readonly printer: Printer;
  readonly language: Language;
  /** Standard error itself. */
  readonly stderr: { readonly columns?: number };
  /** Returns the number of octets in standard input, if it is a file; `undefined` if that is unknown. */
  readonly stdinLeft?: (() => number | undefined) | undefined;
}

/** The number of octets between two reports. */
const STEP = 1024 * 1024;

const MEGABYTE = 1_000_000;

/** Returns the size of a file; 0 if it means nothing, as for a pipe, or is unknown: reading the file will then tell why. */
function sizeOf(path: string): number {
  try {
    const stats = statSync(path);
    return stats.isFile() ? stats.size : 0;
  } catch {
    return 0;
  }
}

/** Shows on a terminal how much of a text has been read, in a line that each report overwrites. */
export class Progress {
  readonly #printer: Printer;
  readonly #say: Say;
  readonly #name: string;
  readonly #size: number;
  readonly #columns: number;
  #read = 0;
  #next = STEP;

  /** @param path - The path of the file; `undefined` for standard input. */
  constructor(path: string | undefined, { printer, stderr, stdinLeft, language: { say } }: Reporting) {
    this.#printer = printer;
    this.#say = say;
    this.#name = path === undefined ? say("standard input") : redact(path, { single: true });
    this.#size = path === undefined ? (stdinLeft?.() ?? 0) : sizeOf(path);
    // A terminal of unknown size has 0 columns. A line that reaches the last column may continue on the next line, where it would not be overwritten.
    this.#columns = (stderr.columns || 80) - 1;
  }

  /** Counts octets that have been read, and reports when it is time. */
  add(octets: number): void {
    this.#read += octets;
    if (this.#read < this.#next) return;
    this.#next = this.#read + STEP;
    const line = this.#say("{amount} of {name} read", { amount: this.#amount(), name: this.#name });
    this.#printer.status(spellCells(fittingCells(cellsOf(line, 0, line.length), this.#columns)));
  }

  /** Removes the line. */
  clear(): void {
    this.#printer.status("");
  }

  #amount(): string {
    if (this.#size === 0) return this.#say("{number} MB", { number: Math.floor(this.#read / MEGABYTE) });
    return this.#say("{number}%", { number: Math.min(100, Math.floor((100 * this.#read) / this.#size)) });
  }
}
