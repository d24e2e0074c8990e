import { spawnSync } from "node:child_process";
import { chmodSync, globSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { unpack } from "../../servers/unpack.ts";

/** The place of the programs. */
export interface Place {
  /** The root folder of Debian's programs: it contains `usr/bin` and the others. */
  readonly root: string;
  /** The environment that lets them find each other and their libraries. */
  readonly env: NodeJS.ProcessEnv;
}

/** This machine itself. */
export const here: Place = { root: "/", env: process.env };

/** Returns the packages that Debian would install for these, including their dependencies. */
function withDependencies(packages: readonly string[]): readonly string[] {
  const args = ["install", "--simulate", "--no-install-recommends", ...packages];
  const { stdout } = spawnSync("apt-get", args, { encoding: "utf8", env: { ...process.env, LC_ALL: "C" } });
  const all = [...(stdout ?? "").matchAll(/^Inst (\S+)/gm)].map(([, name]) => name as string);
  return all.length > 0 ? all : packages;
}

/**
 * Unpacks Debian packages into a new folder, without installing anything.
 *
 * @returns The place; its folder, which must be deleted; and what was not available, with the reason.
 */
export function unpacked(
  packages: readonly string[],
): Place & { readonly folder: string; readonly missing: readonly string[] } {
  const folder = mkdtempSync(join(tmpdir(), "url1738-databases-"));
  // The server of PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const missing = unpack(folder, withDependencies(packages));
  const root = join(folder, "root");
  const env = {
    ...process.env,
    PATH: [join(root, "usr/bin"), process.env.PATH].join(delimiter),
    LD_LIBRARY_PATH: globSync(["usr/lib/*-linux-gnu", "lib/*-linux-gnu"], { cwd: root })
      .map((path) => join(root, path))
      .join(delimiter),
  };
  return { root, env, folder, missing };
}
