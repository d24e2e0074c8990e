import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeEach, describe, expect, inject, test } from "vitest";
import { environmentOf } from "./running.ts";
import rows from "./shells.rows.json" with { type: "json" };

const MAIN = resolve(import.meta.dirname, "../../packages/cli/src/main.ts");
const SHELLS = { zsh: "bin/zsh", fish: "usr/bin/fish" };

const root = join(inject("folder"), "root");
const folder = mkdtempSync(join(tmpdir(), "url1738-completion-"));
writeFileSync(join(folder, "a letter.txt"), "");
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 20 }));

function lines(program: string, args: readonly string[]): readonly string[] {
  const env = { ...environmentOf(root), HOME: folder };
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8", cwd: folder, env });
  expect([status, stderr]).toEqual([0, ""]);
  return stdout.split("\n").filter((line) => line !== "");
}

/** Writes the completion script of a shell to a file, unless it is there, and returns the path. */
function scriptOf(shell: string): string {
  const path = join(folder, shell);
  if (existsSync(path)) return path;
  const script = lines(process.execPath, ["--conditions=@url1738/source", MAIN, "completion", shell]);
  writeFileSync(path, `${script.join("\n")}\n`);
  return path;
}

/** Makes a shell complete the last of some words. */
type Completing = (words: readonly string[]) => readonly string[];

const inZsh: Completing = (words) =>
  lines(join(root, SHELLS.zsh), ["-f", join(import.meta.dirname, "complete.zsh"), scriptOf("zsh"), ...words]);

const inFish: Completing = (words) => {
  const ask = `set fish_function_path ${join(root, "usr/share/fish/functions")}; source ${scriptOf("fish")}; complete -C ${JSON.stringify(words.join(" "))}`;
  return lines(join(root, SHELLS.fish), ["--no-config", "-c", ask]).map((line) => line.split("\t")[0] ?? "");
};

/** Lists words, and the completions that fish must offer after them, in order; zsh may offer others as well. */
type Row = readonly [words: string, completed: readonly string[]];

describe.each(["zsh", "fish"] as const)("%s", (shell) => {
  const isMissing = !existsSync(join(root, SHELLS[shell]));
  beforeEach(({ skip }) => skip(isMissing, `${shell} is not here`));

  test.each(rows[shell] as unknown as readonly Row[])("url1738 %s", (line, completed) => {
    const words = ["url1738", ...line.split(" ")];
    if (shell === "zsh") expect(inZsh(words)).toEqual(expect.arrayContaining([...completed]));
    else expect(inFish(words)).toEqual(completed);
  });
});
