import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createRegistry, isScheme, type Registry, type Scheme } from "@url1738/core";
import { advice, habits, schemes } from "url1738";

/** The folder of all packages. */
export const packages = fileURLToPath(new URL("../../", import.meta.url));

/** The files of examples of all packages, from that folder. */
export const rowsFiles: readonly string[] = globSync("*/{,*.}rows.json", { cwd: packages })
  .map((file) => file.replaceAll("\\", "/"))
  .sort();

/** Returns the schemes of all packages, first those of the command line. */
async function schemesOfAll(): Promise<readonly Scheme[]> {
  const modules = await Promise.all(rowsFiles.map((file) => import(join(packages, dirname(file), "src/index.ts"))));
  const all = [...schemes, ...modules.flatMap((module) => Object.values(module))].filter(isScheme);
  return [...new Set(all)];
}

/** Returns a registry of the schemes of the command line and of all other packages. */
export async function everyScheme(): Promise<Registry> {
  const byName = new Map<string, Scheme>();
  for (const scheme of await schemesOfAll()) if (!byName.has(scheme.name)) byName.set(scheme.name, scheme);
  return createRegistry([...byName.values()], { advice, habits }) as unknown as Registry;
}

/** Returns a registry of the schemes that {@link everyScheme} leaves out, as others have their names. */
export async function otherSchemes(): Promise<Registry> {
  const all = await schemesOfAll();
  const others = all.filter(({ name }, index) => all.findIndex((scheme) => scheme.name === name) < index);
  return createRegistry(others, { advice, habits }) as unknown as Registry;
}
