import { statSync } from "node:fs";
import type { Say } from "../language/language.ts";
import { cellsOf, fittingCells, spellCells } from "./cells.ts";
import type { Printer } from "./printer.ts";

/** The number of octets between two reports. */
const STEP = 1024 * 1024;

const MEGABYTE = 1_000_000;

/** The terminal to show the progress on. */
interface Terminal {
  readonly printer: Printer;
  readonly say: Say;
  /** The width of the terminal; 0 or `undefined` if it is unknown. */
  readonly columns: number | undefined;
}

/** A text that is read. */
interface Subject {
  readonly name: string;
  /** Its size in octets; 0 if it is unknown. */
  readonly size: number;
}

/** Returns the size of a file; 0 if it means nothing, as for a pipe, or is unknown: reading the file will then tell why. */
export function sizeOf(path: string): number {
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

  constructor({ name, size }: Subject, { printer, say, columns }: Terminal) {
    this.#printer = printer;
    this.#say = say;
    this.#name = name;
    this.#size = size;
    // A line that reaches the last column may continue on the next line, where it would not be overwritten.
    this.#columns = (columns || 80) - 1;
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
