import { spawnSync } from "node:child_process";
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { unpack } from "../servers/debian.ts";
import { writeCorpus } from "./corpus.ts";
import type { Engine } from "./engine.ts";
import { clickhouse } from "./engines/clickhouse.ts";
import { parallel } from "./engines/parallel.ts";
import { firstDifference } from "./first-difference.ts";
import { install } from "./installed.ts";

/** Has engines spread the work over workers, kills one of these half-way, and compares the result with that of one process. */

const engines: readonly Engine[] = [parallel, clickhouse];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    urls: { type: "string", default: "200000" },
    seed: { type: "string", default: "1738" },
    "kill-at": { type: "string", default: "0.5" },
    victim: { type: "string", default: "1" },
  },
});
const unknown = positionals.filter((name) => engines.every((engine) => engine.name !== name));
if (unknown.length > 0)
  throw new Error(`There is no engine ${unknown.join(", ")}: only ${engines.map((engine) => engine.name).join(", ")}.`);
const chosen = positionals.length === 0 ? engines : engines.filter(({ name }) => positionals.includes(name));

/** What one process prints, which is what everything is compared with. */
function printAlone(bin: string, input: string, output: string): void {
  const [stdin, stdout] = [openSync(input, "r"), openSync(output, "w")];
  const { status } = spawnSync(join(bin, "url1738"), ["parse", "--json", "--exit-zero"], {
    stdio: [stdin, stdout, "inherit"],
  });
  closeSync(stdin);
  closeSync(stdout);
  if (status !== 0) throw new Error(`One process by itself ends with ${status}.`);
}

const folder = mkdtempSync(join(tmpdir(), "url1738-scale-"));
// Some programs run as another user.
chmodSync(folder, 0o755);
let failures = 0;
try {
  const bin = install(join(folder, "installed"));
  const [urls, expected] = [join(folder, "urls.txt"), join(folder, "expected.json")];
  const count = Number(values.urls);
  await writeCorpus(urls, count, Number(values.seed));
  printAlone(bin, urls, expected);
  console.log(`${count} lines, ${statSync(expected).size} octets of results, in ${folder}`);
  for (const line of unpack(folder, [...new Set(chosen.flatMap(({ packages }) => packages))]))
    console.error(`Not here: ${line}`);
  for (const { name, missing, run } of chosen) {
    const lack = missing?.();
    if (lack !== undefined) {
      failures += 1;
      console.error(`${name}: not run, for ${lack}`);
      continue;
    }
    const own = join(folder, name);
    mkdirSync(own);
    const start = performance.now();
    try {
      const setting = {
        folder: own,
        root: join(folder, "root"),
        bin,
        urls,
        count,
        expected,
        killAt: Number(values["kill-at"]),
        victim: Number(values.victim),
      };
      const { result, accident, remarks = [] } = await run(setting);
      const difference = firstDifference(result, expected);
      if (difference !== undefined) throw new Error(`${accident}; ${difference}`);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${name}: octet for octet what one process prints, in ${seconds} s; ${accident}`);
      for (const remark of remarks) console.log(`  ${remark}`);
    } catch (thrown) {
      failures += 1;
      console.error(`${name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (failures > 0) process.exitCode = 1;
