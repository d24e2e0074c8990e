import { globSync, mkdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { run } from "../run.ts";
import type { Manifest, Package } from "./site.ts";

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
  return { name, tarball, manifest, entries, isProgram: bin !== undefined };
}

/** The paths of the files in a tarball, without the folder `package` that they are all in. */
export async function filesIn(tarball: string): Promise<readonly string[]> {
  const listing = await run("tar", ["-tzf", tarball], root);
  return listing
    .trimEnd()
    .split("\n")
    .map((path) => path.replace(/^package\//, ""));
}

/** The text of a file in a tarball. */
export function textIn(tarball: string, path: string): Promise<string> {
  return run("tar", ["-xzOf", tarball, `package/${path}`], root);
}

/** The examples that stand beside a scheme's tests: what they say must hold wherever the package runs. */
export function examplesOf(scheme: string): unknown {
  const [path, ...others] = globSync(`packages/*/test/${scheme}.rows.json`, { cwd: root });
  if (path === undefined || others.length > 0)
    throw new Error(`There must be one file of examples for ${scheme}: packages/*/test/${basename(scheme)}.rows.json.`);
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}
