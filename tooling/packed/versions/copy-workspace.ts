import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { run } from "../run.ts";

const root = resolve(import.meta.dirname, "../../..");

/** Copies the workspace's files that git tracks or would add, and installs the workspace there. */
async function copyFiles(to: string): Promise<void> {
  const listed = await run("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], root);
  // Files that are deleted, but not in a commit yet, are still listed.
  const files = listed.split("\0").filter((file) => file !== "" && existsSync(join(root, file)));
  for (const file of new Set(files))
    cpSync(join(root, file), join(to, file), { recursive: true, verbatimSymlinks: true, force: true });
}

/** Removes the schemes that no other package has, except for ws, which stands for them: compiling them takes most of the time of a build. */
function leaveOutMost(folder: string): void {
  const packages = globSync("packages/*", { cwd: folder }).map((path) => {
    const {
      name,
      exports = {},
      dependencies = {},
      devDependencies = {},
    } = JSON.parse(readFileSync(join(folder, path, "package.json"), "utf8"));
    return {
      path,
      name,
      isScheme: "./definition" in exports,
      needs: Object.keys({ ...dependencies, ...devDependencies }),
    };
  });
  const needed = new Set(["@url1738/ws", ...packages.flatMap(({ needs }) => needs)]);
  for (const { path, name, isScheme } of packages)
    if (isScheme && !needed.has(name)) rmSync(join(folder, path), { recursive: true });
}

/** Resets every package to its first version, without change notes. */
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
 * Copies this workspace into a git repository of its own, with every package at 1.0.0 and nothing released. The same dependencies are
 * installed there as here. Of the schemes that nothing else needs, only one is there.
 */
export async function copyWorkspace(to: string): Promise<void> {
  await copyFiles(to);
  leaveOutMost(to);
  atFirstVersions(to);
  await run("pnpm", ["install", "--prefer-offline", "--frozen-lockfile"], to);
  await run("git", ["init", "--quiet", "--initial-branch", "main"], to);
}
