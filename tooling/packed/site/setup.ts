import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Examples } from "@url1738/testkit";
import { build } from "esbuild";
import type { TestProject } from "vitest/node";
import { examplesOf } from "../../compiled/rows-of.ts";
import { blocks } from "../../documents/readme-examples/blocks.ts";
import { packageOf } from "../program/is-scheme.ts";
import { run } from "../run.ts";
import { install } from "./install.ts";
import { pack } from "./pack.ts";
import { hasNodeTypes, libraryPeers, type Package, type ReadmeModule, type SchemeExport } from "./site.ts";
import { buildPrograms, writePrograms } from "./write-programs.ts";

/** Returns the schemes that installed packages export, each once: from the package that is named after it. */
async function schemesOf(folder: string, packages: readonly Package[]): Promise<readonly SchemeExport[]> {
  const entries = packages.filter(({ isForNode }) => !isForNode).flatMap(({ entries }) => entries);
  const printed = await run(process.execPath, ["print-schemes.js", ...entries], folder);
  const schemes: readonly Omit<SchemeExport, "examples">[] = JSON.parse(printed);
  const named = schemes.filter(({ name, from }) => from === packageOf(name));
  if (named.length === 0) throw new Error("None of the packages exports a scheme.");
  return named.map((scheme) => ({ ...scheme, examples: cited(examplesOf(scheme.name)) }));
}

/** Gives each example a section: the programs tell examples from laws by the section that they cite. */
const cited = (examples: Examples) =>
  Object.fromEntries(
    Object.entries(examples).map(([table, rows]) => [
      table,
      rows.map((row: object) => ({ section: "of its specification", ...row })),
    ]),
  ) as unknown as Examples;

/** Returns the examples of the installed READMEs, without those that are test files for vitest, which is not installed there. */
function readmeModules(folder: string, packages: readonly Package[]): readonly ReadmeModule[] {
  return packages.flatMap(({ name, isForNode, manifest }) => {
    const readme = join(folder, "node_modules", name, "README.md");
    // A separate test checks that there is one.
    if (!existsSync(readme)) return [];
    return blocks(readFileSync(readme, "utf8"))
      .filter(({ code }) => !/from "vitest"/.test(code))
      .map((block) => ({
        ...block,
        title: `${name}/README.md:${block.line}`,
        path: `readmes/${name.replace(/\W/g, "-")}-${block.line}`,
        nodeOnly: isForNode || block.language === "console" || /from "node:/.test(block.code),
        hasNodeTypes: hasNodeTypes(manifest),
      }));
  });
}

/** Makes an import map for the installed packages, file by file, and for their dependencies, one file each. */
async function importMap(folder: string, packages: readonly Package[]): Promise<Readonly<Record<string, string>>> {
  const everywhere = packages.filter(({ isForNode }) => !isForNode);
  const entries = everywhere.flatMap(({ entries }) => entries);
  const program = "for (const entry of process.argv.slice(1)) console.log(import.meta.resolve(entry));";
  const resolved = await run(process.execPath, ["--input-type=module", "--eval", program, ...entries], folder);
  const paths = resolved.trimEnd().split("\n");

  const dependencies = new Set(
    everywhere.flatMap(({ manifest }) => Object.keys({ ...manifest.dependencies, ...libraryPeers(manifest) })),
  );
  const others = [...dependencies].filter((name) => everywhere.every((ours) => ours.name !== name));
  await build({ entryPoints: others, absWorkingDir: folder, outdir: "others", bundle: true, format: "esm" });
  return Object.fromEntries([
    ...entries.map((entry, index) => [entry, `/${relative(folder, fileURLToPath(paths[index] ?? ""))}`]),
    ...others.map((name) => [name, `/others/${name}.js`]),
  ]);
}

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
