import { mkdirSync, writeFileSync } from "node:fs";
import { run } from "../run.ts";
import { libraryPeers, type Package } from "./site.ts";

const tarballsOf = (packages: readonly Package[]) =>
  Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`]));

/** Writes the manifest of a project that depends on some packages, and on the libraries that they have adapters for. */
function writeManifest(folder: string, installed: readonly Package[], more: object): void {
  const peers = Object.assign({}, ...installed.map(({ manifest }) => libraryPeers(manifest)));
  const manifest = { private: true, type: "module", dependencies: { ...tarballsOf(installed), ...peers }, ...more };
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, JSON.stringify(manifest, null, 2));
}

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
  writeManifest(folder, installed, { overrides: tarballsOf(packed) });
  await run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline", ...options], folder);
}

/** The folders as npm makes them, or one for each package, with nothing around it but its own dependencies. */
const LAYOUTS = { flat: { nodeLinker: "hoisted" }, apart: { hoist: false, publicHoistPattern: [] } };

/** Has pnpm install packages in a new project, in a tenth of npm's time. */
export async function quickInstall(
  folder: string,
  packages: readonly Package[],
  layout: keyof typeof LAYOUTS,
): Promise<void> {
  writeManifest(folder, packages, {});
  const settings = { overrides: tarballsOf(packages), autoInstallPeers: false, ...LAYOUTS[layout] };
  // JSON is YAML.
  writeFileSync(`${folder}/pnpm-workspace.yaml`, JSON.stringify(settings));
  await run("pnpm", ["install", "--ignore-scripts", "--prefer-offline"], folder);
}
