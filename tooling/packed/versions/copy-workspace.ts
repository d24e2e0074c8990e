import { spawnSync } from "node:child_process";
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");

function run(program: string, parameters: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${parameters.join(" ")}\n${stdout}${stderr}`, { cause: error });
  return stdout;
}

/** Copies what git knows of this workspace, and what it would add, and installs it there. */
function copyFiles(to: string): void {
  const files = run("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], root).split("\0");
  // What has been deleted but not yet committed is still listed.
  for (const file of new Set(files.filter((file) => file !== "")))
    cpSync(join(root, file), join(to, file), { recursive: true, verbatimSymlinks: true, force: true });
}

/** Sets every package back to its first version, with no note of a change. */
function atFirstVersions(folder: string): void {
  for (const path of globSync("packages/*/CHANGELOG.md", { cwd: folder })) rmSync(join(folder, path));
  for (const path of globSync(".changeset/*.md", { cwd: folder }))
    if (!path.endsWith("README.md")) rmSync(join(folder, path));
  for (const path of globSync("packages/*/package.json", { cwd: folder })) {
    const text = readFileSync(join(folder, path), "utf8");
    writeFileSync(join(folder, path), text.replace(/^( *"version": )"[^"]*"/m, '$1"1.0.0"'));
  }
}

/**
 * Makes a copy of this workspace, in a git repository of its own, in which every package stands at 1.0.0 and nothing has been
 * released. What is installed there is what has been installed here.
 */
export function copyWorkspace(to: string): void {
  copyFiles(to);
  atFirstVersions(to);
  for (const folder of [to, join(to, "tooling/build")])
    run("pnpm", ["install", "--prefer-offline", "--frozen-lockfile"], folder);
  run("git", ["init", "--quiet", "--initial-branch", "main"], to);
}
