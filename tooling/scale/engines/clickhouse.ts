import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { finish, killTree, Launched, linesAnswerers } from "../../servers/processes.ts";
import { type Done, type Engine, killedAtWork, type Setting } from "../engine.ts";
import { cut, PARTS } from "../parts.ts";

/** Runs ClickHouse in a process: the command line is an executable table function. */

const FOLDER = join(import.meta.dirname, "../../../node_modules/.cache/scale");

/** Fetches ClickHouse, a module of half a gigabyte, unless it is here: only when it is needed, so that builds do not need it. */
async function fetchChdb(): Promise<string> {
  const path = join(FOLDER, "node_modules/chdb/index.mjs");
  mkdirSync(FOLDER, { recursive: true });
  const settings = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", FOLDER];
  if (!existsSync(path)) await finish("npm", ["install", ...settings, "chdb@3.4.0"], { cwd: FOLDER, env: process.env });
  return path;
}

const loaded = (printed: string) => printed.match(/^loaded /gm)?.length ?? 0;

async function run(setting: Setting): Promise<Done> {
  const { folder, bin, urls, count } = setting;
  const chdb = await fetchChdb();
  cut(urls, count, folder);
  const args = [join(import.meta.dirname, "clickhouse-session.ts"), chdb, bin, String(count), String(PARTS)];
  const session = new Launched(process.execPath, args, { cwd: folder, env: process.env });
  try {
    const before = await killedAtWork(
      session,
      setting,
      () => loaded(session.printed),
      () => [session.pid],
      () => linesAnswerers(session.pid).forEach(killTree),
    );
    const printed = session.printed.split("\n");
    if (!printed.some((line) => line.startsWith("again ")))
      throw new Error("the script was killed, and ClickHouse has not noticed");
    return {
      result: join(folder, "urls.json"),
      accident: `the script was killed after ${before} of ${PARTS} parts`,
      remarks: printed.filter((line) => line !== "" && !line.startsWith("loaded ")),
    };
  } finally {
    session.stop();
  }
}

export const clickhouse: Engine = { name: "clickhouse", packages: [], run };
