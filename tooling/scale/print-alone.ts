import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";

/** Has one process answer all lines: engines must produce the same. */
export function printAlone(bin: string, input: string, output: string): void {
  const [stdin, stdout] = [openSync(input, "r"), openSync(output, "w")];
  try {
    const args = ["parse", "--json", "--exit-zero"];
    const { status, signal } = spawnSync(join(bin, "url1738"), args, { stdio: [stdin, stdout, "inherit"] });
    if (status !== 0) throw new Error(`One process by itself ends with ${status ?? signal}.`);
  } finally {
    closeSync(stdin);
    closeSync(stdout);
  }
}
