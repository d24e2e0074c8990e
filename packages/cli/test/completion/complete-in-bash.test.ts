import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runWith } from "../fake-host.ts";

const folder = mkdtempSync(join(tmpdir(), "url1738-completion-"));
writeFileSync(join(folder, "a letter.txt"), "");
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 20 }));

/** Makes bash complete the last of some words, by the completion script. */
async function completed(words: readonly string[], options: readonly string[] = []): Promise<readonly string[]> {
  const script = await runWith(["completion", ...options, "bash"]);
  expect([script.status, script.stderr]).toEqual([0, ""]);
  const path = join(folder, "bash");
  writeFileSync(path, script.stdout);
  const ask =
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is bash.
    'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _url1738; printf "%s\\n" "${COMPREPLY[@]}"';
  const { status, stdout, stderr } = spawnSync("bash", ["--norc", "-c", ask, "bash", path, ...words], {
    encoding: "utf8",
    cwd: folder,
  });
  expect([status, stderr]).toEqual([0, ""]);
  return stdout.split("\n").filter((line) => line !== "");
}

// `pnpm servers`, which unpacks zsh and fish, tests their completions.
test.each<[words: string[], expected: string[]]>([
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
  [
    ["url1738", "parse", "n"],
    ["news:", "nntp:"],
  ],
  [["url1738", "access", "--gateway", "w"], ["wais="]],
  [
    ["url1738", "get", "htt"],
    ["http:", "https:"],
  ],
  [
    ["url1738", "parse", "--get", "h"],
    ["host", "headers", "hsoname"],
  ],
  [
    ["url1738", "format", "--set", "q"],
    ["query=", "query."],
  ],
  [["url1738", "format", "--unset", "frag"], ["fragment"]],
  [["url1738", "explain", "not-canon"], ["not-canonical"]],
  [["url1738", "slug", "ft"], []],
  [["url1738", "completion", "z"], ["zsh"]],
  [["url1738", "nonsense", ""], []],
])("%j", async (words, expected) => {
  expect(await completed(words)).toEqual(expected);
});

test("the schemes of plugins are completed on request", async () => {
  const path = join(folder, "afs.mjs");
  const define = JSON.stringify(import.meta.resolve("@url1738/core/define"));
  writeFileSync(
    path,
    `import { decodedText, defineScheme, many, uchar } from ${define};
export const afs = defineScheme({ name: "afs", schemepart: decodedText("path", many(uchar)), access: "It names a file." });`,
  );
  expect(await completed(["url1738", "parse", "a"], ["--plugin", path])).toEqual(["afs:"]);
  expect(await completed(["url1738", "access", "--gateway", "a"], ["--plugin", path])).toEqual(["afs="]);
});

test.each([[[]], [["tcsh"]], [["bash", "zsh"]]])("%j names no one shell", async (operands) => {
  const { status, stderr } = await runWith(["completion", ...operands]);
  expect([status, stderr.split("\n")[0]]).toEqual([2, "error: Name one shell: bash, zsh or fish."]);
});
