import { spawnSync } from "node:child_process";
import { chmodSync, globSync, mkdirSync } from "node:fs";
import { join } from "node:path";

function run(command: string, args: readonly string[], cwd: string): string | undefined {
  const { status, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8" });
  return status === 0 ? undefined : `${command}: ${(error?.message ?? stderr.trim()) || "failed"}`;
}

const aptGet = (folder: string, ...args: readonly string[]) =>
  run("apt-get", ["--option", "Acquire::Retries=3", ...args], folder);

/** True once root has updated the package lists: the versions in them may have been replaced by newer ones. */
let isUpdated = process.getuid?.() !== 0;

function download(name: string, folder: string): string | undefined {
  const failure = aptGet(folder, "download", name);
  if (failure === undefined || isUpdated) return failure;
  isUpdated = true;
  return aptGet(folder, "update") ?? aptGet(folder, "download", name);
}

/**
 * Unpacks Debian packages, so that nothing is installed and no server starts by itself.
 *
 * @param folder - The target: packages are unpacked into its folder `root`.
 * @param packages - Their names; dependencies are not followed.
 * @returns The packages that were not available, with the reasons.
 */
export function unpack(folder: string, packages: readonly string[]): readonly string[] {
  const archives = join(folder, "archives");
  const root = join(folder, "root");
  for (const path of [archives, root]) mkdirSync(path);
  // The user that apt downloads as may not be this one.
  chmodSync(archives, 0o777);
  const missing = packages.flatMap((name) => {
    const failure = download(name, archives);
    return failure === undefined ? [] : [`${name}: ${failure}`];
  });
  for (const archive of globSync("*.deb", { cwd: archives })) {
    const failure = run("dpkg", ["-x", archive, root], archives);
    if (failure !== undefined) missing.push(`${archive}: ${failure}`);
  }
  return missing;
}
