import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { defineScheme } from "@url1738/core/define";
import { conformance, type Examples } from "@url1738/testkit";
import { afterAll, describe, expect, test } from "vitest";
import { compileScheme } from "../../compile/src/index.ts";
import { compiledModules } from "../../compile/test/generate.ts";
import { examples } from "../src/gallery.ts";
import { identifierOf, typeNameOf } from "../src/plan/names.ts";
import { runIn } from "./run-in.ts";

describe.each(examples)("a copy of %s", async (example) => {
  const name = "x-own+db";
  const folder = mkdtempSync(join(tmpdir(), "copy-"));
  afterAll(() => rmSync(folder, { recursive: true, maxRetries: 20 }));
  const { stdout, status } = await runIn(folder, [name, "--like", example, "--directory", "own"]);

  /** Lets a module of the package import the sources of this repository instead of the packages. */
  const link = (path: string) => {
    const file = join(folder, "own", path);
    const text = readFileSync(file, "utf8");
    const packages = new URL("../../", import.meta.url).href;
    const linked = text
      .replaceAll('"@url1738/core/define"', `"${packages}core/src/define.ts"`)
      .replace(/"(\.\/[\w-]+)\.js"/g, '"$1.ts"')
      .replace('"@url1738/rfc3986"', `"${packages}rfc3986/src/index.ts"`);
    writeFileSync(file, linked);
    return file;
  };
  const load = (path: string) => import(/* @vite-ignore */ link(path)) as Promise<Readonly<Record<string, unknown>>>;
  const others = ["src/access.ts", "src/check.ts"].filter((path) => existsSync(join(folder, "own", path)));
  for (const path of others) link(path);
  const { xOwnDbDefinition: definition } = await load("src/x-own-db.ts");
  const { rows } = await load("test/x-own-db.rows.ts");

  test("has its functions apart from the grammar, for the compiled form", () => {
    for (const path of others) {
      const text = readFileSync(join(folder, "own", path), "utf8");
      expect(text).toMatch(/^export function \w+/m);
      expect(text).not.toMatch(/schemeDefinition|sequence\(/);
    }
    expect(readFileSync(join(folder, "own/src/x-own-db.ts"), "utf8")).not.toMatch(/^(?:export )?function /m);
  });

  test("is compiled without its grammar", async () => {
    const functions = await Promise.all(
      others.map(async (path) => {
        const file = join(folder, "own", path);
        return [pathToFileURL(file).href, await import(/* @vite-ignore */ file)] as const;
      }),
    );
    const modules = { ...compiledModules, ...Object.fromEntries(functions) };
    expect(compileScheme(definition as never, modules).code).not.toContain("x-own-db.");
  });

  test("is written, and has no name of the example's", () => {
    expect([status, stdout]).toEqual([0, expect.stringContaining("The grammar is in src/x-own-db.ts")]);
    const files = ["src/x-own-db.ts", "test/x-own-db.rows.ts"].map((path) =>
      readFileSync(join(folder, "own", path), "utf8"),
    );
    const id = identifierOf(example);
    expect(files.join()).not.toMatch(new RegExp(`${id}Definition|\\b${typeNameOf(example)}(?:Url|Access)|"${id}://`));
    expect(readFileSync(join(folder, "own/README.md"), "utf8")).toContain(`parse("${name}:`);
  });

  // The gallery is tested with everything that holds for every grammar; only the names and the offsets are others.
  const checks = conformance(defineScheme(definition as never), definition as never, rows as Examples);
  for (const { name, run } of checks.filter(({ name }) => /^(?:"?x-|build|format\("?\{|access\("|audit)/.test(name)))
    test(name, run);
});
