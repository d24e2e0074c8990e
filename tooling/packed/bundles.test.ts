import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Bundle, type Bundler, bundlers } from "./bundle.ts";
import { run } from "./run.ts";
import { expectedReport } from "./site/expected-report.ts";
import { site } from "./site/site.ts";

const { folder, packages, schemes } = site();

// What stands beside the schemes, and costs only those who import it.
const besides = ["audit", "bnf", "createRegistry", "diagnose", "generate", "redact", "repair"];

/** Whether a function, which is not renamed, is in a bundle. */
function has(code: string, name: string): boolean {
  return new RegExp(`^(async )?function\\*? ${name}\\b`, "m").test(code);
}

describe.each(Object.entries(bundlers))("bundled by %s", (bundlerName, bundle: Bundler) => {
  describe.each(schemes)("$name alone", (scheme) => {
    let bundled: Bundle;

    beforeAll(async () => {
      bundled = await bundle(`export { ${scheme.as} as scheme } from ${JSON.stringify(scheme.from)};`, folder);
    });

    test("holds core, its own package, and no other", () => {
      const from = ["@url1738/core", scheme.from].map((name) => `node_modules/${name}/dist/`);
      for (const start of from) expect(bundled.modules).toContainEqual(expect.stringMatching(`^${start}`));
      expect(bundled.modules.filter((path) => !from.some((start) => path.startsWith(start)))).toEqual([]);
      const named = schemes.filter(({ name }) => bundled.code.includes(`name: "${name}"`));
      expect(named.map(({ name }) => name)).toEqual([scheme.name]);
    });

    test("holds none of the functions that stand beside the schemes", () => {
      expect(besides.filter((name) => has(bundled.code, name))).toEqual([]);
    });

    test("runs", async () => {
      const path = `${bundlerName}-${scheme.name}.js`;
      writeFileSync(join(folder, path), bundled.code);
      const check = `
        import { scheme } from "./${path}";
        import { examples } from "./examples.js";
        import { checkExamples } from "./exercise.js";
        console.log(JSON.stringify(checkExamples([scheme], examples)));
      `;
      const printed = await run(process.execPath, ["--input-type=module", "--eval", check], folder);
      const { [scheme.name]: tried } = expectedReport(site(), "everywhere").examples;
      expect(JSON.parse(printed)).toEqual({ examples: { [scheme.name]: tried }, broken: [] });
    });
  });

  test.each(besides)("%s is there for who imports it", async (name) => {
    const { code } = await bundle(`export { ${name} } from "@url1738/core";`, folder);
    expect(has(code, name)).toBe(true);
    expect(besides.filter((other) => has(code, other))).toEqual([name]);
  });

  test.each(packages.filter(({ isProgram }) => !isProgram))(
    "$name is nothing for who imports only its name",
    async ({ entries }) => {
      const { modules } = await bundle(entries.map((entry) => `import ${JSON.stringify(entry)};`).join("\n"), folder);
      expect(modules).toEqual([]);
    },
  );
});
