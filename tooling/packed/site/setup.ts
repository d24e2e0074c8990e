import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { importMap } from "./import-map.ts";
import { install } from "./install.ts";
import { pack } from "./pack.ts";
import { readmeModules } from "./readme-modules.ts";
import { schemesOf } from "./schemes-of.ts";
import { buildPrograms, writePrograms } from "./write-programs.ts";

/** Packs and installs once, for all test files, and writes the programs that they run into the installed site. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), "packed-")));
  const remove = () => rmSync(temporary, { recursive: true });
  try {
    const folder = join(temporary, "site");
    const packages = await pack(join(temporary, "tarballs"));
    await install(folder, packages, packages);
    await buildPrograms(folder);
    const schemes = await schemesOf(folder, packages);
    const readmes = readmeModules(folder, packages);
    const imports = await importMap(folder, packages);
    const site = { folder, packages, schemes, readmes, imports };
    await writePrograms(site);
    provide("site", site);
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}
