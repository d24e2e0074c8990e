import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Step } from "./steps.ts";

/** Does a step in a folder; a command that begins with `cd` changes the folder for all following commands. */
export async function follow(
  step: Step,
  folder: string,
  runLine: (line: string, folder: string) => Promise<string>,
): Promise<{ readonly folder: string; readonly printed: string }> {
  if (step.kind === "file") {
    const file = join(folder, step.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, step.text);
    return { folder, printed: "" };
  }
  let current = folder;
  let printed = "";
  for (const command of step.commands) {
    const [, to] = /^cd (\S+)$/.exec(command) ?? [];
    if (to === undefined) printed += await runLine(command, current);
    else current = join(current, to);
  }
  return { folder: current, printed };
}
