import { globSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { run } from "../run.ts";
import { hasNodeTypes, type Manifest, type Package } from "./site.ts";
import { textIn } from "./tarball.ts";

const root = resolve(import.meta.dirname, "../../..");

/** Packs every package of the workspace into a folder. */
export async function pack(folder: string): Promise<readonly Package[]> {
  mkdirSync(folder);
  await run("pnpm", ["--recursive", "--filter", "./packages/*", "pack", "--pack-destination", folder], root);
  const packages = await Promise.all(globSync(join(folder, "*.tgz")).map(read));
  const folders = globSync("packages/*/package.json", { cwd: root });
  if (packages.length !== folders.length)
    throw new Error(`Of ${folders.length} packages ${packages.length} were packed.`);
  return packages.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function read(tarball: string): Promise<Package> {
  const manifest: Manifest = JSON.parse(await textIn(tarball, "package.json"));
  const { name, bin, exports = {} } = manifest;
  const entries = Object.keys(exports).map((subpath) => name + subpath.slice(1));
  return { name, tarball, manifest, entries, isForNode: bin !== undefined || hasNodeTypes(manifest) };
}
