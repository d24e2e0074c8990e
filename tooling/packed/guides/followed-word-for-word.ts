import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { type Shell, shell } from "../shell.ts";

/** Lines of shell, and their output, where `…` matches anything; `undefined` if the guide does not show it. */
interface Command {
  readonly line: string;
  readonly output: string | undefined;
}

/** A step of a guide: commands to run, or a file to write. */
interface Step {
  readonly name: string;
  /** The file, or the folder of the commands; without it, they are run where the ones before have gone. */
  readonly path: string | undefined;
  readonly text: string;
  /** The commands; `undefined` for a file. */
  readonly commands: readonly Command[] | undefined;
}

const fenced =
  /^```(?<language>\w+)(?: (?:in )?(?<path>\S+))?\n(?<text>.*?)^```\n(?:\n```text\n(?<output>.*?)^```$)?/gms;

/** Returns the commands of a block in which each begins with `$` and is followed by its output. */
function commandsIn(text: string): readonly Command[] {
  return text.split(/^\$ /m).flatMap((part) => {
    const [line = "", ...rest] = part.split("\n");
    const output = rest.join("\n").trimEnd();
    return line === "" ? [] : [{ line, output: output === "" ? undefined : output }];
  });
}

/** Returns the steps of a guide, in order. Blocks of other languages that name no file are examples, which other tests cover. */
function stepsOf(markdown: string): readonly Step[] {
  return [...markdown.matchAll(fenced)].flatMap(({ index, groups }): readonly Step[] => {
    const { language, path, text = "", output } = groups ?? {};
    if (language !== "sh" && path === undefined) return [];
    const name = `line ${markdown.slice(0, index).split("\n").length}: ${path ?? text.trimEnd().replaceAll("\n", "; ")}`;
    if (path === undefined) return [{ name, path, text, commands: [{ line: text, output: output?.trimEnd() }] }];
    return [{ name, path, text, commands: language === "console" ? commandsIn(text) : undefined }];
  });
}

/** Returns a pattern for the output that a guide shows. */
function pattern(output: string): RegExp {
  const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(`^${output.split("…").map(literal).join("[\\s\\S]*")}$`);
}

/**
 * Declares a test for each step of guides in `docs`, which need the results of those before.
 *
 * @param start - The folder to begin in.
 * @param run - Runs a line.
 */
export function followedWordForWord(start: string, run: Shell["run"], ...names: readonly string[]): void {
  const steps = names.flatMap((name) =>
    stepsOf(readFileSync(join(import.meta.dirname, "../../../docs", name), "utf8")),
  );
  let folder = start;

  test("has steps", () => {
    expect(steps.length).toBeGreaterThan(2);
  });

  test.each(steps)("$name", async ({ path, text, commands }) => {
    const place = join(folder, path ?? "");
    if (commands === undefined) {
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, text);
    }
    for (const { line, output } of commands ?? []) {
      const { printed, status } = await run(path === undefined ? `set -e\n${line}pwd` : line, place);
      // A command may fail if the guide says so.
      const [, expected = "0"] = /exit code (\d+)/.exec(output ?? "") ?? [];
      expect(status, `${line}\n${printed}`).toBe(Number(expected));
      const shown = printed.split("\n");
      if (path === undefined) folder = shown.pop() as string;
      if (output !== undefined) expect(shown.join("\n").trimEnd(), line).toMatch(pattern(output));
    }
  });
}

/** Does the same in a new folder, as a stranger. */
export function followedByAStranger(...names: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), "guide-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  followedWordForWord(folder, shell(inject("environment")).run, ...names);
}
