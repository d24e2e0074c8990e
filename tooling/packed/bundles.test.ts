import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { sampled } from "../build/vitest/draws.ts";
import { type Bundle, type Bundler, bundlers } from "./bundlers.ts";
import { openPage } from "./chromium/open-page.ts";
import { run } from "./run.ts";
import { expectedReport, ofOtherPlatforms } from "./site/expected-report.ts";
import { site } from "./site/site.ts";

const { folder, packages, schemes } = site();

// These functions are not part of a scheme, and cost only those who import them.
const besides = [
  { name: "createRegistry", from: "@url1738/core" },
  ...["bnf", "checkDefinition", "generate"].map((name) => ({ name, from: "@url1738/prove" })),
  ...["audit", "diagnose", "repair"].map((name) => ({ name, from: "@url1738/lint" })),
  ...["createRedactor", "redact"].map((name) => ({ name, from: "@url1738/redact" })),
];
const namesBesides = besides.map(({ name }) => name);

/** The functions that a bundle of each contains: a definition is tried with generated texts. */
const contained: Readonly<Record<string, readonly string[]>> = { checkDefinition: ["checkDefinition", "generate"] };

/** Returns the packages that a scheme's package consists of: a derived one includes its base. */
function partsOf(from: string): readonly string[] {
  const { dependencies = {} } = packages.find(({ name }) => name === from)?.manifest ?? {};
  return [from, ...Object.keys(dependencies).flatMap(partsOf)];
}

/** Tells whether a function, which keeps its name, is in a bundle. */
function has(code: string, name: string): boolean {
  return new RegExp(`^(async )?function\\*? ${name}\\b`, "m").test(code);
}

describe.each(Object.entries(bundlers))("bundled by %s", (bundler, bundle: Bundler) => {
  const bundles = new Map<string, Bundle>();
  // By day, Rollup, which takes six times as long as esbuild, bundles every third.
  const bundled = bundler === "rollup" ? sampled(schemes) : schemes;

  beforeAll(async () => {
    for (const { name, from, as } of bundled)
      bundles.set(name, await bundle(`export { ${as} as scheme } from ${JSON.stringify(from)};`, folder));
  });

  describe.each(bundled)("$name alone", ({ name, from }) => {
    test("holds only core, its own package and the dependencies of that package", () => {
      const { code, modules } = bundles.get(name) as Bundle;
      const starts = partsOf(from).map((name) => `node_modules/${name}/dist/`);
      for (const start of starts) expect(modules).toContainEqual(expect.stringMatching(`^${start}`));
      expect(modules.filter((path) => !starts.some((start) => path.startsWith(start)))).toEqual([]);
      const isIn = (scheme: string) =>
        new RegExp(`name: "${scheme}"|schemeOfNames\\(\\[\\s*\\[?\\s*"${scheme}"`).test(code);
      expect(schemes.filter((scheme) => isIn(scheme.name)).map(({ name }) => name)).toEqual([name]);
    });

    test("holds none of the functions that are not part of a scheme", () => {
      const { code } = bundles.get(name) as Bundle;
      expect(namesBesides.filter((name) => has(code, name))).toEqual([]);
    });
  });

  describe("each scheme alone", () => {
    const program = `bundled-by-${bundler}`;
    const expected = expectedReport(site(), "everywhere").examples;
    const examples = Object.fromEntries(bundled.map(({ name }) => [name, expected[name]]));

    beforeAll(() => {
      mkdirSync(join(folder, program));
      for (const [name, { code }] of bundles) writeFileSync(join(folder, program, `${name}.js`), code);
      const imports = [...bundles.keys()].map((name) => `(await import("./${program}/${name}.js")).scheme`);
      const definitions = schemes.map(({ from }) => `await import("${from}/definition")`);
      const check = `
        import { examples } from "./examples.js";
        import { checkExamples } from "./exercise.js";
        import { isDefinition } from "./is-scheme.js";
        const definitions = [${definitions.join()}].flatMap((module) => Object.values(module));
        export const report = checkExamples([${imports.join()}], definitions.filter(isDefinition), examples);
      `;
      writeFileSync(join(folder, `${program}.js`), check);
    });

    test("runs in Node", async () => {
      const print = `import { report } from "./${program}.js"; console.log(JSON.stringify(report));`;
      const report = await run(process.execPath, ["--input-type=module", "--eval", print], folder);
      expect(JSON.parse(report)).toEqual({ examples, broken: [] });
    });

    test("runs in Chromium", async () => {
      expect(await openPage(site(), `./${program}.js`)).toEqual({
        examples,
        broken: "file" in examples ? ofOtherPlatforms : [],
      });
    });
  });

  test.each(besides)("$name is there if it is imported", async ({ name, from }) => {
    const { code } = await bundle(`export { ${name} } from "${from}";`, folder);
    expect(has(code, name)).toBe(true);
    expect(namesBesides.filter((other) => has(code, other)).sort()).toEqual(contained[name] ?? [name]);
  });

  test.each(packages.filter(({ isForNode }) => !isForNode))(
    "$name costs nothing if only its name is imported",
    async ({ entries }) => {
      // A script is imported for the global that it defines.
      const ofModules = entries.filter((entry) => entry !== "url1738/udf");
      const { modules } = await bundle(ofModules.map((entry) => `import ${JSON.stringify(entry)};`).join("\n"), folder);
      expect(modules).toEqual([]);
    },
  );
});
