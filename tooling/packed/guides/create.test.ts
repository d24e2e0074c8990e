import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BASES } from "@url1738/create-scheme";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { runLine } from "./run-line.ts";

const npm = inject("npm");
const start = mkdtempSync(join(tmpdir(), "created-"));
const run = (line: string, folder: string) => runLine(line, folder, npm);

afterAll(() => rmSync(start, { recursive: true }));

describe("npm create @url1738/scheme x-created", () => {
  const folder = join(start, "x-created");

  test("makes a package that builds and passes at once", async () => {
    expect(await run("npm create @url1738/scheme x-created", start)).toContain("cd x-created");
    await run("npm install", folder);
    await run("npm run build", folder);
    expect(readFileSync(join(folder, "dist/scheme.js"), "utf8")).toMatch(/^\/\/ Generated from the grammar/);
    expect(await run("npm test", folder)).toMatch(/Tests +\d+ passed \(\d+\)/);
  });

  test("of which the packed files are the built ones, and the README", async () => {
    const [{ files }] = JSON.parse(await run("npm pack --dry-run --json", folder)) as [
      { readonly files: readonly { readonly path: string }[] },
    ];
    const paths = files.map(({ path }) => path).sort();
    const built = ["access", "index", "scheme", "x-created", "x-created-url"].flatMap((name) => [
      `dist/${name}.d.ts`,
      `dist/${name}.js`,
    ]);
    expect(paths).toEqual(["LICENSE", "README.md", ...built, "package.json"].sort());
  });

  test("and that the command line takes", async () => {
    const url = "x-created://H/a%2Fb";
    const printed = await run(`npx @url1738/cli format --plugin ./x-created ${url}`, start);
    expect(printed).toBe("x-created://h/a%2Fb\n");
  });

  test("and does not overwrite it", async () => {
    await expect(run("npm create @url1738/scheme x-created", start)).rejects.toThrow("nothing is overwritten");
  });
});

// Use one folder for all, with the dependencies of all.
describe("every other kind builds and passes as well", () => {
  const shared = join(start, "shared");
  const kinds: readonly (readonly [name: string, options: string])[] = [
    ["x-opaque", "--kind opaque"],
    ...BASES.map((base) => [`x-like-${base}`, `--kind derived --base ${base}`] as const),
  ];

  beforeAll(async () => {
    mkdirSync(shared);
    await run("npm install @url1738/create-scheme", shared);
    const needed = new Map<string, string>();
    for (const [name, options] of kinds) {
      await run(`npx create-scheme ${name} ${options}`, shared);
      const { dependencies, devDependencies } = JSON.parse(readFileSync(join(shared, name, "package.json"), "utf8"));
      for (const [key, range] of Object.entries<string>({ ...dependencies, ...devDependencies }))
        needed.set(key, range);
    }
    await run(`npm install ${[...needed].map(([name, range]) => `'${name}@${range}'`).join(" ")}`, shared);
  });

  test.each(kinds)("%s: %s builds, and the types of its tests are right", async (name) => {
    await run("npm run types", join(shared, name));
    await run("npm run build", join(shared, name));
    expect(readFileSync(join(shared, name, "dist/scheme.js"), "utf8")).toMatch(/^\/\/ Generated from the grammar/);
  });

  // The first package has already tested what holds for every grammar; only the template's rows of examples remain.
  test("and its examples are right", async () => {
    const names = kinds.map(([name]) => name);
    const printed = await run(
      `npx vitest run -t '^x-[a-z-]* ("?x-|build|format.x|access.")|^the README' --testTimeout 60000`,
      shared,
    );
    for (const name of names) expect(printed).toContain(`${name}/test/${name}.test.ts`);
    expect(printed).toMatch(/Test Files +14 passed \(14\)/);
    expect(printed).toMatch(/Tests +\d+ passed/);
  });
});
