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

/** Returns a registry of the schemes of the command line and of all other packages. */
export async function everyScheme(): Promise<Registry> {
  const modules = rowsFiles.map((file) => import(join(packages, dirname(file), "src/index.ts")));
  const byName = new Map(schemes.map((scheme) => [scheme.name as string, scheme as Scheme]));
  for (const value of (await Promise.all(modules)).flatMap((module) => Object.values(module)))
    if (isScheme(value) && !byName.has(value.name)) byName.set(value.name, value);
  return createRegistry([...byName.values()], { advice, habits }) as unknown as Registry;
}
