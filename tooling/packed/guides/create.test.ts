import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BASES } from "@url1738/create-scheme";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { DRAWS, SEED } from "../../build/vitest/draws.ts";
import { shell } from "../shell.ts";

const { mustRun } = shell(inject("environment"));
// Use one folder for all kinds, with the dependencies of all.
const folder = mkdtempSync(join(tmpdir(), "created-"));
// Otherwise npm looks for a project in the folders around it.
mkdirSync(join(folder, "node_modules"));
const run = (line: string, inside = "") => mustRun(line, join(folder, inside));

// The guides install with npm, which takes ten times as long.
const add =
  "PNPM_CONFIG_REGISTRY=$npm_config_registry pnpm add --config.node-linker=hoisted --config.prefer-offline=true";

afterAll(() => rmSync(folder, { recursive: true }));

/** The schemes to derive from: by night all, by day one. The compiler's tests derive from those whose grammar or advice has functions. */
const bases = DRAWS >= 1 ? BASES : [BASES[SEED % BASES.length] as string];

// The test of the guide to publishing installs, tests and packs the default kind of package.
describe("every kind of package", () => {
  const kinds: readonly (readonly [name: string, options: string])[] = [
    ["x-created", ""],
    ["x-opaque", "--kind opaque"],
    // Copies of all others are compiled where the gallery is tested.
    ...(DRAWS >= 1 ? [["x-copied-gemini", "--like gemini"] as const] : []),
    ...bases.map((base) => [`x-like-${base}`, `--kind derived --base ${base}`] as const),
  ];

  beforeAll(async () => {
    await run(`${add} @url1738/create-scheme`);
    const needed = new Map<string, string>();
    for (const [name, options] of kinds) {
      expect(await run(`npx create-scheme ${name} ${options}`)).toContain(`cd ${name}`);
      const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, name, "package.json"), "utf8"));
      for (const [key, range] of Object.entries<string>({ ...dependencies, ...devDependencies }))
        needed.set(key, range);
    }
    await run(`${add} ${[...needed].map(([name, range]) => `'${name}@${range}'`).join(" ")}`);
  });

  test.each(kinds)("%s: %s builds", async (name) => {
    await run("npm run build", name);
    expect(readFileSync(join(folder, name, "dist/scheme.js"), "utf8")).toMatch(/^\/\/ Generated from the grammar/);
  });

  // All have the same settings, and loading the compiler takes most of the time.
  test("and the types of its sources and tests are right", async () => {
    const include = kinds.flatMap(([name]) => ["src", "test", "vitest.config.ts"].map((part) => `${name}/${part}`));
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ extends: "./x-created/tsconfig.json", include }));
    await run("npx tsc");
  });

  // The guide has tested what holds for every grammar; only the template's rows of examples remain.
  test("and its examples are right", async () => {
    const names = kinds.map(([name]) => name);
    const printed = await run(
      `npx vitest run -t '^x-[a-z-]* ("?x-|build|format.x|access.")|^the README' --testTimeout 600000`,
    );
    for (const name of names) expect(printed).toContain(`${name}/test/${name}.test.ts`);
    // Each has two.
    const files = 2 * names.length;
    expect(printed).toMatch(new RegExp(`Test Files +${files} passed \\(${files}\\)`));
    expect(printed).toMatch(/Tests +\d+ passed/);
  });

  test("is accepted by the command line", async () => {
    expect(await run("npx @url1738/cli format --plugin ./x-created x-created://H/a%2Fb")).toBe("x-created://h/a%2Fb");
  });

  test("is not overwritten", async () => {
    await expect(run("npm create @url1738/scheme x-created")).rejects.toThrow("nothing is overwritten");
  });
});
