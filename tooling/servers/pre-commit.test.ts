import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { environmentOf } from "./running.ts";

/** Tries the hooks with pre-commit itself, but npm installs a program that runs the sources instead of the published package. */

const WORKSPACE = resolve(import.meta.dirname, "../..");
const MAIN = join(WORKSPACE, "packages/cli/src/main.ts");

const root = join(inject("folder"), "root");
const folder = mkdtempSync(join(tmpdir(), "url1738-pre-commit-"));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 20 }));

const bin = join(folder, "bin");
const env = {
  ...environmentOf(root),
  PATH: [bin, join(process.execPath, ".."), process.env.PATH].join(delimiter),
  HOME: folder,
  NODE_OPTIONS: "--conditions=@url1738/source",
  GIT_AUTHOR_NAME: "Anna",
  GIT_AUTHOR_EMAIL: "anna@host.dom",
  GIT_COMMITTER_NAME: "Anna",
  GIT_COMMITTER_EMAIL: "anna@host.dom",
};

/** Debian's Python finds the unpacked packages. */
const PRE_COMMIT = ["/usr/bin/python3", "-m", "pre_commit"] as const;

function run(cwd: string, program: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: "utf8" });
  return { status, stdout, stderr };
}

beforeEach(({ skip }) => skip(run(folder, ...PRE_COMMIT, "--version").status !== 0, "pre-commit is not here"));

function git(cwd: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = run(cwd, "git", ...args);
  expect([status, stderr]).toEqual([0, ""]);
  return stdout.trim();
}

/** Makes a repository, and returns its folder and its commit. */
function repository(name: string, fill: (path: string) => void): readonly [path: string, commit: string] {
  const path = join(folder, name);
  mkdirSync(path);
  git(path, "init", "--quiet");
  fill(path);
  git(path, "add", "--all");
  git(path, "commit", "--quiet", "--message", "Begin");
  return [path, git(path, "rev-parse", "HEAD")];
}

test("pre-commit runs every hook, and tells the files that each refuses", () => {
  mkdirSync(bin);
  const npm = `#!/bin/sh
mkdir -p node_modules/@url1738/cli/dist
echo 'import(${JSON.stringify(MAIN)})' > node_modules/@url1738/cli/dist/main.js
`;
  writeFileSync(join(bin, "npm"), npm);
  chmodSync(join(bin, "npm"), 0o755);

  const [hooks, rev] = repository("hooks", (path) => {
    for (const file of [".github/scripts", ".pre-commit-hooks.yaml", "packages/cli/package.json"])
      cpSync(join(WORKSPACE, file), join(path, file), { recursive: true });
  });
  const ids = ["secrets", "hazards", "broken"];
  const [checked] = repository("checked", (path) => {
    const config = { repos: [{ repo: hooks, rev, hooks: ids.map((id) => ({ id: `url1738-${id}` })) }] };
    writeFileSync(join(path, ".pre-commit-config.yaml"), JSON.stringify(config));
    writeFileSync(join(path, "good one.md"), "See http://host.dom/ and ftp://u@h/.\n");
  });
  const preCommit = (...args: readonly string[]) => run(checked, ...PRE_COMMIT, ...args);
  const results = (stdout: string) => stdout.match(/(?<=\.)(?:Passed|Failed)$/gm);

  const all = preCommit("run", "--all-files");
  expect([all.status, results(all.stdout), all.stderr]).toEqual([0, ["Passed", "Passed", "Passed"], ""]);

  writeFileSync(join(checked, "secret.md"), "\nSee ftp://u:Qx7zJq@h/.\n");
  writeFileSync(join(checked, "danger.md"), "See gopher://h:25/.\n");
  writeFileSync(join(checked, "broken.md"), "See http://h_-/.\n");
  git(checked, "add", "--all");
  const staged = preCommit("run");
  expect([staged.status, results(staged.stdout)]).toEqual([1, ["Failed", "Failed", "Failed"]]);
  expect(staged.stdout.match(/^\w+\.md:\d+:\d+/gm)).toEqual([
    "secret.md:2:13",
    "danger.md:1:5",
    // A URL with a password is dangerous.
    "secret.md:2:5",
    "broken.md:1:12",
  ]);
  expect(staged.stdout).not.toContain("Qx7zJq");
});
