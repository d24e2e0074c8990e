import { mkdirSync, writeFileSync } from "node:fs";
import { run } from "../run.ts";
import { libraryPeers, type Package } from "./site.ts";

/**
 * Makes a new project in a folder, and has npm install some of the packages in it, with the libraries that they have adapters for. Their
 * dependencies also come from the tarballs, not from the registry, which may not have these packages, or only other versions of them.
 */
export async function install(
  folder: string,
  installed: readonly Package[],
  packed: readonly Package[],
  options: readonly string[] = [],
): Promise<void> {
  const tarballs = (packages: readonly Package[]) =>
    Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const peers = Object.assign({}, ...installed.map(({ manifest }) => libraryPeers(manifest)));
  const dependencies = { ...tarballs(installed), ...peers };
  const manifest = { private: true, type: "module", dependencies, overrides: tarballs(packed) };
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, JSON.stringify(manifest, null, 2));
  await run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline", ...options], folder);
}
