import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { follow } from "./follow.ts";
import { runLine } from "./run-line.ts";
import { stepsOf } from "./steps.ts";

const npm = inject("npm");

/** Declares one test for each step of some guides that go on in the same folder; a step needs the results of the steps before it. */
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
    const done = await follow(step, folder, (line, cwd) => runLine(line, cwd, npm));
    folder = done.folder;
    isStuck = false;
    if (step.kind === "run" && step.printed !== "") expect(done.printed.trimEnd()).toBe(step.printed.trimEnd());
  });
}
