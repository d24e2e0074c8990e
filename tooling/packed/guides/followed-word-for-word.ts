import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { shell } from "../shell.ts";
import { type Step, stepsOf } from "./steps.ts";

const { mustRun } = shell(inject("environment"));

/** Does a step in a folder; a command that begins with `cd` changes the folder for all following commands. */
async function follow(step: Step, folder: string): Promise<{ readonly folder: string; readonly printed: string }> {
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
    if (to !== undefined) current = join(current, to);
    else {
      const said = await mustRun(command, current);
      if (said !== "") printed += `${said}\n`;
    }
  }
  return { folder: current, printed };
}

/** Declares a test for each step of guides that share a folder; a step needs the results of the previous ones. */
export function followedWordForWord(...names: readonly string[]): void {
  const steps = names.flatMap((name) =>
    stepsOf(readFileSync(join(import.meta.dirname, "../../../docs", name), "utf8")),
  );
  const start = mkdtempSync(join(tmpdir(), "guide-"));
  let folder = start;
  let isStuck = false;

  afterAll(() => rmSync(start, { recursive: true }));

  test("has steps", () => {
    expect(steps.length).toBeGreaterThan(2);
  });

  test.each(
    steps.map((step) => [step.line, step.kind === "file" ? step.path : step.commands.join("; "), step] as const),
  )("line %i: %s", async (_, __, step) => {
    expect(isStuck, "a step before this one has failed").toBe(false);
    isStuck = true;
    const done = await follow(step, folder);
    folder = done.folder;
    isStuck = false;
    if (step.kind === "run" && step.printed !== "") expect(done.printed.trimEnd()).toBe(step.printed.trimEnd());
  });
}
