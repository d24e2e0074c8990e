import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { run } from "../run.ts";
import type { Package } from "./site.ts";

/** Makes an import map for the installed packages, file by file, and for their dependencies, one file each. */
export async function importMap(
  folder: string,
  packages: readonly Package[],
): Promise<Readonly<Record<string, string>>> {
  const everywhere = packages.filter(({ isForNode }) => !isForNode);
  const entries = everywhere.flatMap(({ entries }) => entries);
  const program = "for (const entry of process.argv.slice(1)) console.log(import.meta.resolve(entry));";
  const resolved = await run(process.execPath, ["--input-type=module", "--eval", program, ...entries], folder);
  const paths = resolved.trimEnd().split("\n");

  const dependencies = new Set(everywhere.flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {})));
  const others = [...dependencies].filter((name) => everywhere.every((ours) => ours.name !== name));
  await build({ entryPoints: others, absWorkingDir: folder, outdir: "others", bundle: true, format: "esm" });
  return Object.fromEntries([
    ...entries.map((entry, index) => [entry, `/${relative(folder, fileURLToPath(paths[index] ?? ""))}`]),
    ...others.map((name) => [name, `/others/${name}.js`]),
  ]);
}
