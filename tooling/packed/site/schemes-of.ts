import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Examples } from "@url1738/testkit";
import { packageOf } from "../program/is-scheme.ts";
import { run } from "../run.ts";
import type { Package, SchemeExport } from "./site.ts";

const root = resolve(import.meta.dirname, "../../..");

/** Returns the examples next to a scheme's tests: they must hold wherever the package runs. */
function examplesOf(scheme: string): Examples {
  return JSON.parse(readFileSync(join(root, "packages", scheme, "test", `${scheme}.rows.json`), "utf8"));
}

/** Returns the schemes that installed packages export, each once: from the package that is named after it. */
export async function schemesOf(folder: string, packages: readonly Package[]): Promise<readonly SchemeExport[]> {
  const entries = packages.filter(({ isForNode }) => !isForNode).flatMap(({ entries }) => entries);
  const found = await run(process.execPath, ["print-schemes.js", ...entries], folder);
  const schemes: readonly Omit<SchemeExport, "examples">[] = JSON.parse(found);
  const own = schemes.filter(({ name, from }) => from === packageOf(name));
  if (own.length === 0) throw new Error("None of the packages exports a scheme.");
  return own.map((scheme) => ({ ...scheme, examples: examplesOf(scheme.name) }));
}
