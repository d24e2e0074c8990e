import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";

/** Fetches ClickHouse, a module of half a gigabyte, only when it is needed, so that builds do not need it; and keeps it. */

const VERSION = "3.4.0";
const FOLDER = join(import.meta.dirname, "../../../node_modules/.cache/scale");

/** The path of the module. */
export const CHDB: string = join(FOLDER, "node_modules/chdb/index.mjs");

/** Fetches the module, unless it is here; returns what is still missing, or `undefined`. */
export function fetchChdb(): string | undefined {
  if (existsSync(CHDB)) return undefined;
  mkdirSync(FOLDER, { recursive: true });
  const settings = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", FOLDER];
  const { status, stderr, error } = spawnSync("npm", ["install", ...settings, `chdb@${VERSION}`], { encoding: "utf8" });
  return status === 0 ? undefined : `chdb cannot be installed from npm: ${error?.message ?? stderr.trim()}`;
}
