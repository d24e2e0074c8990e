import { statSync } from "node:fs";
import { printable } from "./printable.ts";
import type { Printer } from "./printer.ts";

/** So many octets are read from one report to the next. */
const STEP = 8 * 1024 * 1024;

const MEGABYTE = 1_000_000;

/** Tells on a terminal how much of a text has been read, in a line that is written over and over. */
export interface Progress {
  /** Counts what has been read. */
  readonly add: (octets: number) => void;
  /** Takes the line away, before something else is printed and at the end. */
  readonly clear: () => void;
}

/** The size of a file; nothing where it has none that counts, as a pipe. */
function sizeOf(path: string | undefined): number {
  const stats = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? stats.size : 0;
}

/**
 * Makes a report of progress.
 *
 * @param path - The file that is read; nothing for standard input.
 */
export function createProgress(printer: Printer, path: string | undefined): Progress {
  const size = sizeOf(path);
  let read = 0;
  let next = STEP;
  let isShown = false;
  return {
    add: (octets) => {
      read += octets;
      if (read < next) return;
      next = read + STEP;
      isShown = true;
      const much =
        size > 0 ? `${Math.min(100, Math.floor((100 * read) / size))} %` : `${Math.floor(read / MEGABYTE)} MB`;
      printer.complaint(`\r${much} of ${path === undefined ? "standard input" : printable(path)} read\x1b[K`);
    },
    clear: () => {
      if (isShown) printer.complaint("\r\x1b[K");
      isShown = false;
    },
  };
}
