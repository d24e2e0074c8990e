import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, transform } from "esbuild";
import { blockModule } from "../../documents/readme-examples/block-module.ts";
import type { ReadmeModule, Site } from "./site.ts";

const sources = join(import.meta.dirname, "../program");

/**
 * Builds the programs of a site. The packages stay as they were installed: the code that uses and checks them is JavaScript for any
 * runtime.
 */
export async function buildPrograms(folder: string): Promise<void> {
  await build({
    entryPoints: globSync("*.ts", { cwd: sources }),
    absWorkingDir: sources,
    outdir: folder,
    bundle: true,
    format: "esm",
    splitting: true,
    platform: "neutral",
    packages: "external",
  });
}

/**
 * Writes two programs into a site: `everywhere.js` imports and uses the packages that run everywhere, `node.js` those that need Node.
 * Both export `report`, a promise of the work done, and `print-everywhere.js` and `print-node.js` print it.
 */
export async function writePrograms(site: Site): Promise<void> {
  const { folder, packages, schemes, readmes } = site;
  mkdirSync(join(folder, "readmes"));
  for (const readme of readmes) writeFileSync(join(folder, `${readme.path}.js`), await readmeModule(readme));

  const examples = Object.fromEntries(schemes.map(({ name, examples }) => [name, examples]));
  writeFileSync(join(folder, "examples.js"), `export const examples = ${JSON.stringify(examples)};`);

  for (const name of ["everywhere", "node"]) {
    const isForNode = name === "node";
    const entries = packages.filter((each) => each.isForNode === isForNode).flatMap(({ entries }) => entries);
    const readmesHere = readmes.filter(({ nodeOnly }) => nodeOnly === isForNode);
    writeFileSync(join(folder, `${name}.js`), program(entries, readmesHere));
    const print = `import { report } from "./${name}.js";\nconsole.log(JSON.stringify(await report));\n`;
    writeFileSync(join(folder, `print-${name}.js`), print);
  }
}

function program(entries: readonly string[], readmes: readonly ReadmeModule[]): string {
  const quote = (text: string) => JSON.stringify(text);
  return [
    ...entries.map((entry, index) => `import * as module${index} from ${quote(entry)};`),
    `import { examples } from "./examples.js";`,
    `import { exercise } from "./exercise.js";`,
    `const modules = { ${entries.map((entry, index) => `${quote(entry)}: module${index}`).join()} };`,
    `const readmes = { ${readmes.map(({ title, path }) => `${quote(title)}: () => import("./${path}.js")`).join()} };`,
    `export const report = exercise({ modules, examples, readmes });`,
  ].join("\n");
}

async function readmeModule(block: ReadmeModule): Promise<string> {
  const checks = block.language === "ts" ? "../checks.js" : "../prints.js";
  const checked = blockModule(block, checks);
  // An import of only types is gone at run time; any other import stays, even if nothing uses it.
  return (await transform(checked, { loader: "ts", target: "es2022" })).code;
}
