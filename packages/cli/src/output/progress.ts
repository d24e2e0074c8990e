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

/** A text to read. */
interface Subject {
  readonly name: string;
  /** Its size in octets; 0 if it is unknown. */
  readonly size: number;
}

/** Returns the size of a regular file; 0 for anything else, or if the size is unknown: reading the file will then report why. */
export function sizeOf(path: string): number {
  try {
    const stats = statSync(path);
    return stats.isFile() ? stats.size : 0;
  } catch {
    return 0;
  }
}

/**
 * Returns a function that counts the octets of a text as they are read, and shows the progress in a line of a terminal. Each report
 * overwrites the previous one.
 */
export function progressOf({ name, size }: Subject, { printer, say, columns }: Terminal): (octets: number) => void {
  // A line that reaches the last column may continue on the next line, where it would not be overwritten.
  const width = (columns || 80) - 1;
  let read = 0;
  let next = STEP;
  const amount = () =>
    size === 0
      ? say("{number} MB", { number: Math.floor(read / MEGABYTE) })
      : say("{number}%", { number: Math.min(100, Math.floor((100 * read) / size)) });
  return (octets) => {
    read += octets;
    if (read < next) return;
    next = read + STEP;
    const line = say("{amount} of {name} read", { amount: amount(), name });
    printer.status(spellCells(fittingCells(cellsOf(line, 0, line.length), width)));
  };
}
