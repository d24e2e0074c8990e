import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { run } from "../run.ts";
import { hasNodeTypes, type Manifest, type Package } from "./site.ts";

const root = resolve(import.meta.dirname, "../../..");

/** The files that packing reads apart from the packages. */
const NEEDED = ["LICENSE", "package.json", "pnpm-workspace.yaml", "tooling/build", "tooling/packed"];

/** Copies the packages: packing replaces a package's README for a while, and nobody must see that in the workspace. */
function copyPackages(folder: string): void {
  for (const path of ["packages", ...NEEDED])
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      // Packing finds the versions of the workspace's packages by the links in a package's own `node_modules`.
      filter: (source) => basename(source) !== "node_modules" || dirname(dirname(source)) === join(root, "packages"),
    });
}

/** Packs every package of the workspace into a folder; with `PACKED`, into that one, unless it has them: `.ci/run` packs once for two steps. */
export async function pack(folder: string): Promise<readonly Package[]> {
  const into = process.env.PACKED ?? folder;
  if (!existsSync(into)) await packInto(into);
  const packages = await Promise.all(globSync(join(into, "*.tgz")).map(read));
  const folders = globSync("packages/*/package.json", { cwd: root });
  if (packages.length !== folders.length)
    throw new Error(`Of ${folders.length} packages ${packages.length} were packed.`);
  return packages.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function packInto(folder: string): Promise<void> {
  mkdirSync(folder);
  const copy = join(folder, "workspace");
  copyPackages(copy);
  await run(process.execPath, ["tooling/build/publish-readmes.ts"], copy);
  await run("pnpm", ["--recursive", "--filter", "./packages/*", "pack", "--pack-destination", folder], copy);
  rmSync(copy, { recursive: true });
}

async function read(tarball: string): Promise<Package> {
  const contents = tarball.replace(/\.tgz$/, "");
  mkdirSync(contents, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", contents, "--strip-components=1"], contents);
  const manifest: Manifest = JSON.parse(readFileSync(join(contents, "package.json"), "utf8"));
  const { name, bin, exports = {} } = manifest;
  const modules = Object.keys(exports).filter((subpath) => !subpath.endsWith(".json"));
  const entries = modules.map((subpath) => name + subpath.slice(1));
  return { name, tarball, contents, manifest, entries, isForNode: bin !== undefined || hasNodeTypes(manifest) };
}
