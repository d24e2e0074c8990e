import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempDisposableSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ownFolder } from "../servers/own-folder.ts";
import { unpack } from "../servers/unpack.ts";
import { writeCorpus } from "./corpus.ts";
import type { Engine, Setting } from "./engine.ts";
import { clickhouse } from "./engines/clickhouse.ts";
import { parallel } from "./engines/parallel.ts";
import { postgresql } from "./engines/postgresql.ts";
import { slurm } from "./engines/slurm.ts";

/** Has engines spread the work over workers, kills a worker half-way, and compares the result with that of one process. */

const engines: readonly Engine[] = [parallel, slurm, clickhouse, postgresql];
const names = engines.map(({ name }) => name);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    urls: { type: "string", default: "200000" },
    seed: { type: "string", default: "1738" },
    "kill-at": { type: "string", default: "0.5" },
    victim: { type: "string", default: "1" },
  },
});
const [count = 0, seed = 0, killAt = 0, victim = 0] = [values.urls, values.seed, values["kill-at"], values.victim].map(
  Number,
);
if (!(count >= 1000 && killAt >= 0 && killAt < 1 && victim >= 0 && Number.isInteger(seed)))
  throw new Error(
    "Give at least 1,000 URLs, a whole seed, a share from 0 to below 1 to kill at, and a victim from 0 on.",
  );
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`Unknown engine: ${unknown.join(", ")}. The engines are ${names.join(", ")}.`);
const chosen = engines.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

/**
 * Installs the published form of the command line, with its dependencies and a Node, into a folder that everybody may read.
 *
 * @returns The folder of `url1738`.
 */
function install(folder: string): string {
  const settings = ["--filter", "@url1738/cli", "deploy", "--prod", "--legacy", "--prefer-offline"];
  execFileSync("pnpm", [...settings, join(folder, "package")], {
    cwd: join(import.meta.dirname, "../.."),
    stdio: ["ignore", "ignore", "inherit"],
  });
  cpSync(process.execPath, join(folder, "node"));
  chmodSync(join(folder, "node"), 0o755);
  const program = `#!/bin/sh\nexec ${join(folder, "node")} ${join(folder, "package/dist/main.js")} "$@"\n`;
  ownFolder(folder, { "bin/url1738": program });
  return join(folder, "bin");
}

/** Runs an engine, and tells whether it succeeded. */
async function isWell({ name, run }: Engine, setting: Setting): Promise<boolean> {
  mkdirSync(setting.folder);
  const start = performance.now();
  try {
    const { result, expected = setting.expected, accident, remarks = [] } = await run(setting);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    // It says where they differ, and is silent if they do not.
    const { status, stdout, stderr } = spawnSync("cmp", [result, expected], { encoding: "utf8" });
    const verdict = status === 0 ? "octet for octet what one process prints" : `${stdout}${stderr}`.trim();
    console[status === 0 ? "log" : "error"](`${name}: ${verdict}, in ${seconds} s; ${accident}`);
    for (const remark of remarks) console.log(`  ${remark}`);
    return status === 0;
  } catch (thrown) {
    console.error(`${name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    return false;
  }
}

using temporary = mkdtempDisposableSync(join(tmpdir(), "url1738-scale-"));
const folder = temporary.path;
// Some programs run as another user.
chmodSync(folder, 0o755);
const bin = install(join(folder, "installed"));
const [urls, expected] = [join(folder, "urls.txt"), join(folder, "expected.json")];
await writeCorpus(urls, count, seed);
// One process answers all lines: engines must produce the same.
execFileSync("sh", ["-c", `exec ${bin}/url1738 parse --json --exit-zero < ${urls} > ${expected}`]);
console.log(`${count} lines with the seed ${seed}, of which one process makes ${statSync(expected).size} octets`);
const packages = new Set(chosen.flatMap((engine) => engine.packages));
for (const line of unpack(folder, [...packages])) console.error(`Not here: ${line}`);
const root = join(folder, "root");
for (const engine of chosen) {
  const setting = { folder: join(folder, engine.name), root, bin, urls, count, expected, killAt, victim };
  if (!(await isWell(engine, setting))) process.exitCode = 1;
}
