import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import { bundlers } from "./bundle.ts";
import { openPage } from "./chromium/open-page.ts";
import { run } from "./run.ts";
import { expectedReport, ofOtherPlatforms } from "./site/expected-report.ts";
import { site } from "./site/site.ts";

const { folder, packages, schemes } = site();
const everywhere = packages.filter(({ isProgram }) => !isProgram);
const expected = { ...expectedReport(site(), "everywhere"), broken: ofOtherPlatforms };

/** An import map for the packages as they are installed, file by file, and for what they depend on, in one file each. */
async function importMap(): Promise<Readonly<Record<string, string>>> {
  const entries = everywhere.flatMap(({ entries }) => entries);
  const program = "for (const entry of process.argv.slice(1)) console.log(import.meta.resolve(entry));";
  const resolved = await run(process.execPath, ["--input-type=module", "--eval", program, ...entries], folder);
  const paths = resolved
    .trimEnd()
    .split("\n")
    .map((url) => `/${relative(folder, fileURLToPath(url))}`);

  const dependencies = new Set(everywhere.flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {})));
  const others = [...dependencies].filter((name) => everywhere.every((ours) => ours.name !== name));
  await build({ entryPoints: others, absWorkingDir: folder, outdir: "others", bundle: true, format: "esm" });
  return Object.fromEntries([
    ...entries.map((entry, index) => [entry, paths[index]]),
    ...others.map((name) => [name, `/others/${name}.js`]),
  ]);
}

describe("Chromium", () => {
  let imports: Readonly<Record<string, string>>;

  beforeAll(async () => {
    imports = await importMap();
  });

  test("imports the packages, file by file, and uses them", async () => {
    expect(await openPage(folder, imports, "./everywhere.js")).toEqual(expected);
  });

  test.each(Object.entries(bundlers))("runs every scheme as %s bundles it", async (bundler, bundle) => {
    mkdirSync(join(folder, bundler));
    const imported = schemes.map(async ({ name, from, as }) => {
      const { code } = await bundle(`export { ${as} as scheme } from ${JSON.stringify(from)};`, folder);
      const path = `./${bundler}/${name}.js`;
      writeFileSync(join(folder, path), code);
      return `(await import(${JSON.stringify(path)})).scheme`;
    });
    const program = `
      import { examples } from "./examples.js";
      import { checkExamples } from "./exercise.js";
      export const report = checkExamples([${(await Promise.all(imported)).join()}], examples);
    `;
    writeFileSync(join(folder, `${bundler}.js`), program);
    const { examples, broken } = expected;
    expect(await openPage(folder, imports, `./${bundler}.js`)).toEqual({ examples, broken });
  });
});
