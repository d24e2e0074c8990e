import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { getReleasePlan } from "@changesets/get-release-plan";
import { differing } from "./differing.ts";
import { followers } from "./followers.ts";
import { builtPackages } from "./manifests.ts";
import { refusals } from "./refusals.ts";

/**
 * Runs changesets. Before it makes versions, it checks that these may be released together; with `check`, it does nothing else. Then it
 * moves the packages whose files have changed with code of others that they are made of: they would keep an error that is mended there.
 */

const root = resolve(import.meta.dirname, "../../..");
const args = process.argv.slice(2);

async function moveFollowers(): Promise<void> {
  for (;;) {
    const { releases } = await getReleasePlan(root);
    const released = new Set(releases.filter(({ type }) => type !== "none").map(({ name }) => name));
    const late = await differing(root, followers(builtPackages(root), released));
    if (late.length === 0) return;
    for (const { name, parts } of late) {
      const file = join(root, ".changeset", `follows-${name.replace(/\W+/g, "-")}.md`);
      const summary = `Brings the changes in ${parts.join(", ")}, whose code it is made of.`;
      writeFileSync(file, `---\n${JSON.stringify(name)}: patch\n---\n\n${summary}\n`);
    }
  }
}

if (args[0] === "version" || args[0] === "check") {
  const problems = refusals(builtPackages(root), (await getReleasePlan(root)).changesets);
  if (problems.length > 0) {
    console.error(`These versions must not be released (docs/versions.md says why):\n${problems.join("\n")}`);
    process.exitCode = 1;
  }
}
if (args[0] === "version" && process.exitCode === undefined) await moveFollowers();
if (args[0] !== "check" && process.exitCode === undefined) {
  const command = createRequire(import.meta.url).resolve("@changesets/cli/bin.js");
  process.exitCode = spawnSync(process.execPath, [command, ...args], { cwd: root, stdio: "inherit" }).status ?? 1;
}
