import { spawnSync } from "node:child_process";
import { chmodSync, globSync, mkdirSync } from "node:fs";
import { join } from "node:path";

function run(command: string, args: readonly string[], cwd: string): string | undefined {
  const { status, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8" });
  return status === 0 ? undefined : `${command}: ${(error?.message ?? stderr.trim()) || "failed"}`;
}

/** What the machine's package lists name may have been replaced by something newer: then they are fetched anew, which root can. */
function download(name: string, folder: string): string | undefined {
  const failure = run("apt-get", ["download", name], folder);
  if (failure === undefined || process.getuid?.() !== 0) return failure;
  return run("apt-get", ["update"], folder) ?? run("apt-get", ["download", name], folder);
}

/**
 * Unpacks packages of Debian's, so that nothing is installed and no server starts by itself.
 *
 * @param folder - Where to: into its folder `root`.
 * @param packages - Their names; what they depend on is not looked for.
 * @returns What could not be had, and why.
 */
export function unpack(folder: string, packages: readonly string[]): readonly string[] {
  const archives = join(folder, "archives");
  const root = join(folder, "root");
  for (const path of [archives, root]) mkdirSync(path);
  // The user of apt's that downloads may not be this one.
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
