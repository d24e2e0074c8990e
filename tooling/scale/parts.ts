import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { recipe } from "./recipe.ts";

/** The number of parts that the lines are cut into, as in the guide. */
export const PARTS = 8;

const linesOfPart = (count: number) => Math.floor(count / PARTS) + 1;

/** Cuts a file into `part.000`, `part.001`, … in a folder. */
export function cut(file: string, count: number, folder: string): void {
  execFileSync("split", [`--lines=${linesOfPart(count)}`, "--numeric-suffixes", "--suffix-length=3", file, "part."], {
    cwd: folder,
  });
}

/** Returns a block of the guide for a part that was cut in a folder. */
export function recipeFor(name: string, part: number, count: number, folder: string): string {
  return recipe(name)
    .replaceAll("{part}", String(part))
    .replaceAll("{first}", String(part * linesOfPart(count) + 1))
    .replaceAll("{file}", join(folder, `part.${String(part).padStart(3, "0")}`));
}
