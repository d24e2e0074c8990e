import { execFileSync } from "node:child_process";

/** The number of parts that the lines are cut into, as in the guide. */
export const PARTS = 8;

/** Returns the number of lines in a part. */
export function linesOfPart(count: number): number {
  return Math.floor(count / PARTS) + 1;
}

/** Cuts a file into `part.000`, `part.001`, … in a folder. */
export function cut(file: string, count: number, folder: string): void {
  execFileSync("split", [`--lines=${linesOfPart(count)}`, "--numeric-suffixes", "--suffix-length=3", file, "part."], {
    cwd: folder,
  });
}
