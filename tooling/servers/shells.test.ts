import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeEach, describe, expect, inject, test } from "vitest";
import { environmentOf } from "./running.ts";

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

// The completion of zsh works only in its line editor; here, the two functions that it calls print their arguments.
const inZsh: Completing = (words) => {
  const ask = `
    compdef() { :; }
    _describe() { local -a all=("\${(@P)2}"); print -l -- \${all%%:*}; }
    _arguments() {
      local spec
      for spec in "$@"; do
        case $spec in
          (\\*--*) print -r -- \${\${spec#\\*}%%\\[*} ;;
          (\\*:*) print -r -- "operand \${spec##*:}" ;;
        esac
        if [[ $words[CURRENT-1] == \${\${spec#\\*}%%\\[*} ]]; then print -r -- "value \${spec##*:}"; fi
      done
    }
    source $1; shift; words=("$@"); CURRENT=$#; _url1738`;
  return lines(join(root, SHELLS.zsh), ["-f", "-c", ask, "zsh", scriptOf("zsh"), ...words]);
};

const inFish: Completing = (words) => {
  const ask = `set fish_function_path ${join(root, "usr/share/fish/functions")}; source ${scriptOf("fish")}; complete -C ${JSON.stringify(words.join(" "))}`;
  return lines(join(root, SHELLS.fish), ["--no-config", "-c", ask]).map((line) => line.split("\t")[0] ?? "");
};

describe("zsh", () => {
  const isMissing = !existsSync(join(root, SHELLS.zsh));
  beforeEach(({ skip }) => skip(isMissing, "zsh is not here"));

  test.each<[words: string[], completed: string]>([
    [["url1738", "pa"], "parse"],
    [["url1738", "help", "ext"], "extract"],
    [["url1738", "parse", "--js"], "--json"],
    [["url1738", "slug", "--treatment", "re"], "value (encode replace remove)"],
    [["url1738", "redact", "a"], "operand _files"],
    [["url1738", "parse", "--plugin", "x"], "value _files"],
    [["url1738", "completion", "z"], "operand (bash zsh fish)"],
  ])("%j", (words, completed) => {
    expect(inZsh(words)).toContain(completed);
  });
});

describe("fish", () => {
  const isMissing = !existsSync(join(root, SHELLS.fish));
  beforeEach(({ skip }) => skip(isMissing, "fish is not here"));

  test.each<[words: string[], completed: string[]]>([
    [["url1738", "pa"], ["parse"]],
    [["url1738", "parse", "--js"], ["--json"]],
    [
      ["url1738", "slug", "--treatment", "re"],
      ["remove", "replace"],
    ],
    [["url1738", "redact", "a"], ["a letter.txt"]],
    [["url1738", "parse", "q"], []],
    [
      ["url1738", "parse", "n"],
      ["news:", "nntp:"],
    ],
    [["url1738", "access", "--gateway", "w"], ["wais="]],
    [["url1738", "completion", "z"], ["zsh"]],
  ])("%j", (words, completed) => {
    expect(inFish(words)).toEqual(completed);
  });
});
