import type { Examples } from "@url1738/testkit";
import { run } from "../run.ts";
import { examplesOf } from "./examples-of.ts";
import type { Package, SchemeExport } from "./site.ts";

/** The schemes that installed packages export, but for programs, which have them from others. */
export async function schemesOf(folder: string, packages: readonly Package[]): Promise<readonly SchemeExport[]> {
  const entries = packages.filter(({ isForNode }) => !isForNode).flatMap(({ entries }) => entries);
  const found = await run(process.execPath, ["print-schemes.js", ...entries], folder);
  const schemes: readonly Omit<SchemeExport, "examples">[] = JSON.parse(found);
  if (schemes.length === 0) throw new Error("None of the packages exports a scheme.");
  return schemes.map((scheme) => ({ ...scheme, examples: examplesOf(scheme.name) as Examples }));
}
