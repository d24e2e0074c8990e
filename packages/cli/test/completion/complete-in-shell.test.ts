import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { runWith } from "../fake-host.ts";

const folder = mkdtempSync(join(tmpdir(), "url1738-completion-"));
writeFileSync(join(folder, "a letter.txt"), "");
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 20 }));

/** Writes the completion script of a shell to a file, and returns the path. */
async function scriptOf(shell: string): Promise<string> {
  const { status, stdout, stderr } = await runWith(["completion", shell]);
  expect([status, stderr]).toEqual([0, ""]);
  const path = join(folder, shell);
  writeFileSync(path, stdout);
  return path;
}

/** Makes a shell complete the last of some words. */
type Completing = (script: string, words: readonly string[]) => readonly string[];

function lines(shell: string, args: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync(shell, args, { encoding: "utf8", cwd: folder });
  expect([status, stderr]).toEqual([0, ""]);
  return stdout.split("\n").filter((line) => line !== "");
}

const inBash: Completing = (script, words) => {
  const ask =
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is bash.
    'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _url1738; printf "%s\\n" "${COMPREPLY[@]}"';
  return lines("bash", ["--norc", "-c", ask, "bash", script, ...words]);
};

// The completion of zsh works only in its line editor; here, the two functions that it calls print their arguments.
const inZsh: Completing = (script, words) => {
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
  return lines("zsh", ["-f", "-c", ask, "zsh", script, ...words]);
};

const inFish: Completing = (script, words) => {
  const ask = `source ${script}; complete -C ${JSON.stringify(words.join(" "))}`;
  return lines("fish", ["--no-config", "-c", ask]).map((line) => line.split("\t")[0] ?? "");
};

const isHere = (shell: string) => spawnSync(shell, ["--version"]).status === 0;

test("bash is here, in which completion is tried at least", () => {
  expect(isHere("bash")).toBe(true);
});

describe("bash", () => {
  test.each<[words: string[], completed: string[]]>([
    [["url1738", "pa"], ["parse"]],
    [
      ["url1738", "help", "ex"],
      ["extract", "explain"],
    ],
    [["url1738", "--v"], ["--version"]],
    [["url1738", "parse", "--js"], ["--json"]],
    [
      ["url1738", "slug", "--treatment", "re"],
      ["replace", "remove"],
    ],
    [
      ["url1738", "audit", "--fail-on", ""],
      ["info", "warning", "danger"],
    ],
    [["url1738", "redact", "a"], ["a letter.txt"]],
    [["url1738", "parse", "a"], []],
    [["url1738", "completion", "z"], ["zsh"]],
    [["url1738", "nonsense", ""], []],
  ])("%j", async (words, completed) => {
    expect(inBash(await scriptOf("bash"), words)).toEqual(completed);
  });
});

describe("zsh", () => {
  const isMissing = !isHere("zsh");
  beforeEach(({ skip }) => skip(isMissing, "zsh is not on this machine"));

  test.each<[words: string[], completed: string]>([
    [["url1738", "pa"], "parse"],
    [["url1738", "help", "ext"], "extract"],
    [["url1738", "parse", "--js"], "--json"],
    [["url1738", "slug", "--treatment", "re"], "value (encode replace remove)"],
    [["url1738", "redact", "a"], "operand _files"],
    [["url1738", "completion", "z"], "operand (bash zsh fish)"],
  ])("%j", async (words, completed) => {
    expect(inZsh(await scriptOf("zsh"), words)).toContain(completed);
  });
});

describe("fish", () => {
  const isMissing = !isHere("fish");
  beforeEach(({ skip }) => skip(isMissing, "fish is not on this machine"));

  test.each<[words: string[], completed: string[]]>([
    [["url1738", "pa"], ["parse"]],
    [["url1738", "parse", "--js"], ["--json"]],
    [
      ["url1738", "slug", "--treatment", "re"],
      ["remove", "replace"],
    ],
    [["url1738", "redact", "a"], ["a letter.txt"]],
    [["url1738", "parse", "a"], []],
    [["url1738", "completion", "z"], ["zsh"]],
  ])("%j", async (words, completed) => {
    expect(inFish(await scriptOf("fish"), words)).toEqual(completed);
  });
});

test.each([[[]], [["tcsh"]], [["bash", "zsh"]]])("%j names no one shell", async (operands) => {
  const { status, stderr } = await runWith(["completion", ...operands]);
  expect([status, stderr.split("\n")[0]]).toEqual([2, "error: Name one shell: bash, zsh or fish."]);
});
