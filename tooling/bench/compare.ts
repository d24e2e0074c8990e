import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Finding } from "./finding.ts";
import type { Effort } from "./measures/measure.ts";
import { returned } from "./printed.ts";
import { root } from "./root.ts";
import { comparisonTable } from "./tables.ts";

/** Builds the packages of a commit, and what measures them, in a new folder. */
function build(commit: string, folder: string): void {
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  run("git", "clone", "--quiet", "--shared", "--no-checkout", root, ".");
  run("git", "checkout", "--quiet", commit);
  run("pnpm", "install", "--frozen-lockfile", "--prefer-offline");
  run("pnpm", "build");
  run("pnpm", "tools", "tooling/bench");
}

/**
 * Measures the packages of a commit and those here against the platform's `URL`, each with its own bench, in processes that take turns.
 *
 * @returns A table of both.
 */
export async function compare(commit: string, groups: readonly string[], effort: Effort): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    build(commit, folder);
    const findings: Finding[][] = [[], []];
    for (const group of groups)
      for (const [index, place] of [folder, root].entries()) {
        const module = pathToFileURL(join(place, "tooling/bench/measures/urls.ts")).href;
        findings[index]?.push(...(await returned<readonly Finding[]>(module, "measureGroup", group, effort)));
      }
    const [before = [], after = []] = findings;
    return comparisonTable(before, after);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
