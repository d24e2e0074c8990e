import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { resolve } from "node:path";

/** Runs changesets; before it makes versions, checks that these may be released together. */

const root = resolve(import.meta.dirname, "../../..");
const args = process.argv.slice(2);

if (args[0] === "version") await import("./check.ts");
if (process.exitCode === undefined) {
  const command = createRequire(import.meta.url).resolve("@changesets/cli/bin.js");
  process.exitCode = spawnSync(process.execPath, [command, ...args], { cwd: root, stdio: "inherit" }).status ?? 1;
}
