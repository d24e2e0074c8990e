import { spawnSync } from "node:child_process";
import { globSync, mkdtempDisposableSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Returns the files in a folder as one text, without the numbers of versions, and the hashes in names that depend on them. */
function textOf(folder: string): string {
  return globSync("dist/**/*.{js,ts}", { cwd: folder })
    .map((path) => readFileSync(join(folder, path), "utf8"))
    .map((text) => text.replace(/\b\d+\.\d+\.\d+\b/g, "").replace(/-[\w-]{8}(?=\.js")/g, ""))
    .sort()
    .join("\0");
}

/**
 * Tells whether the files built in a folder differ from the published ones; not if the version is not published.
 *
 * @throws Error - If the registry does not answer.
 */
export function differs(folder: string, name: string, version: string): boolean {
  using temporary = mkdtempDisposableSync(join(tmpdir(), "published-"));
  const run = (command: string, ...args: readonly string[]) =>
    spawnSync(command, args, { cwd: temporary.path, encoding: "utf8" });
  const { stdout, stderr, status } = run("npm", "pack", `${name}@${version}`);
  if (/E404|ETARGET/.test(stderr)) return false;
  if (status !== 0) throw new Error(`The published ${name}@${version} cannot be compared: ${stderr}`);
  run("tar", "-xzf", stdout.trim().split("\n").at(-1) ?? "");
  return textOf(join(temporary.path, "package")) !== textOf(folder);
}
