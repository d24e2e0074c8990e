import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Manifest, Package } from "../site/site.ts";

/** An installed package, and its folder. */
interface Installed {
  readonly folder: string;
  readonly manifest: Manifest & { readonly license?: string };
}

/** Writes the manifest that JSR requires: the entries of a package, and the sources of its imports. */
function jsrManifest(
  { name, version, license, exports = {}, dependencies = {} }: Installed["manifest"],
  own: ReadonlySet<string>,
) {
  const entries = Object.entries(exports).map(([entry, goal]) => [
    entry,
    (goal as { readonly default: string }).default,
  ]);
  const imports = Object.entries(dependencies).map(([other, range]) => [
    other,
    `${own.has(other) ? "jsr" : "npm"}:${other}@${range}`,
  ]);
  const include = ["dist", "README.md", "LICENSE", "jsr.json"];
  return {
    name,
    version,
    license,
    exports: Object.fromEntries(entries) as Readonly<Record<string, string>>,
    imports: Object.fromEntries(imports),
    publish: { include },
  };
}

/**
 * Writes packages into a folder as `deno publish` accepts them: the files that npm has installed, with entries that name their
 * declarations, and a `jsr.json` made from the manifest. Leaves out packages that are only for Node or have no scope.
 *
 * @param folder - The folder where npm has installed them.
 * @param into - An empty folder.
 * @returns Their names.
 */
export function writeJsr(folder: string, packages: readonly Package[], into: string): readonly string[] {
  const names = packages.filter(({ isForNode, name }) => !isForNode && name.startsWith("@")).map(({ name }) => name);
  const own = new Set(names);
  for (const name of names) {
    const from = join(folder, "node_modules", name);
    const to = join(into, basename(name));
    mkdirSync(to);
    for (const part of ["dist", "README.md", "LICENSE"]) cpSync(join(from, part), join(to, part), { recursive: true });
    const manifest = JSON.parse(readFileSync(join(from, "package.json"), "utf8")) as Installed["manifest"];
    const jsr = jsrManifest(manifest, own);
    // A declaration imports modules, and Deno does not look for the declarations next to these.
    for (const path of globSync("dist/**/*.d.ts", { cwd: to })) {
      const declarations = readFileSync(join(to, path), "utf8");
      writeFileSync(join(to, path), declarations.replace(/((?:from |import\()"\.{1,2}\/[^"]*)\.js"/g, '$1.d.ts"'));
    }
    for (const module of Object.values(jsr.exports)) {
      const types = `/* @ts-self-types="./${basename(module, ".js")}.d.ts" */\n`;
      writeFileSync(join(to, module), types + readFileSync(join(to, module), "utf8"));
    }
    writeFileSync(join(to, "jsr.json"), JSON.stringify(jsr, undefined, 2));
  }
  writeFileSync(join(into, "deno.json"), JSON.stringify({ workspace: names.map((name) => `./${basename(name)}`) }));
  return names;
}
