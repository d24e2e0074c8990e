import type { Examples } from "@url1738/testkit";
import { run } from "../run.ts";
import { examplesOf } from "./examples-of.ts";
import type { Package, SchemeExport } from "./site.ts";

/** Returns the schemes that installed packages export, each as its own package does: not as programs, or packages that depend on it, pass it on. */
export async function schemesOf(folder: string, packages: readonly Package[]): Promise<readonly SchemeExport[]> {
  const entries = packages.filter(({ isForNode }) => !isForNode).flatMap(({ entries }) => entries);
  const found = await run(process.execPath, ["print-schemes.js", ...entries], folder);
  const schemes: readonly Omit<SchemeExport, "examples">[] = JSON.parse(found);
  if (schemes.length === 0) throw new Error("None of the packages exports a scheme.");
  const dependenciesOf = (name: string) =>
    packages.find(({ manifest }) => manifest.name === name)?.manifest.dependencies ?? {};
  const isPassedOn = ({ name, from }: Omit<SchemeExport, "examples">) =>
    schemes.some((other) => other.name === name && other.from in dependenciesOf(from));
  return schemes
    .filter((scheme) => !isPassedOn(scheme))
    .map((scheme) => ({ ...scheme, examples: examplesOf(scheme.name) as Examples }));
}
