import { execFileSync } from "node:child_process";
import { chmodSync, cpSync } from "node:fs";
import { join } from "node:path";
import { writeFiles } from "./write-files.ts";

const ROOT = join(import.meta.dirname, "../..");

/**
 * Installs the published form of the command line, with its dependencies and a Node, into a folder that everybody may read.
 *
 * @returns The folder of `url1738`.
 */
export function install(folder: string): string {
  const settings = ["--filter", "@url1738/cli", "deploy", "--prod", "--legacy", "--prefer-offline"];
  execFileSync("pnpm", [...settings, join(folder, "package")], { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
  cpSync(process.execPath, join(folder, "node"));
  chmodSync(join(folder, "node"), 0o755);
  const program = `#!/bin/sh\nexec ${join(folder, "node")} ${join(folder, "package/dist/main.js")} "$@"\n`;
  writeFiles(folder, { "bin/url1738": program }, 0o755);
  return join(folder, "bin");
}
