import { statSync } from "node:fs";
import { redact } from "@url1738/redact";
import type { Say } from "../language/language.ts";
import type { Printer } from "./printer.ts";
import { visible } from "./visible.ts";

/** The number of octets between two reports. */
const STEP = 8 * 1024 * 1024;

const MEGABYTE = 1_000_000;

/** Returns the size of a file; 0 if it means nothing, as for a pipe, or is unknown: reading the file will then tell why. */
function sizeOf(path: string | undefined): number {
  if (path === undefined) return 0;
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
  #read = 0;
  #next = STEP;
  #isShown = false;

  /** @param path - The path of the file; `undefined` for standard input. */
  constructor(printer: Printer, path: string | undefined, say: Say) {
    this.#printer = printer;
    this.#say = say;
    this.#name = path === undefined ? say("standard input") : visible(redact(path, { single: true }));
    this.#size = sizeOf(path);
  }

  /** Counts octets that have been read, and reports when it is time. */
  add(octets: number): void {
    this.#read += octets;
    if (this.#read < this.#next) return;
    this.#next = this.#read + STEP;
    this.#isShown = true;
    this.#printer.complaint(
      `\r${this.#say("{amount} of {name} read", { amount: this.#amount(), name: this.#name })}\x1b[K`,
    );
  }

  /** Removes the line, before something else is printed and at the end. */
  clear(): void {
    if (this.#isShown) this.#printer.complaint("\r\x1b[K");
    this.#isShown = false;
  }

  #amount(): string {
    if (this.#size === 0) return this.#say("{number} MB", { number: Math.floor(this.#read / MEGABYTE) });
    return this.#say("{number}%", { number: Math.min(100, Math.floor((100 * this.#read) / this.#size)) });
  }
}
