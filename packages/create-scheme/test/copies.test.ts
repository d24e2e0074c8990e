import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Scheme } from "@url1738/core";
import { type AnyDefinition, defineScheme } from "@url1738/core/define";
import { generate } from "@url1738/prove";
import { conformance, type Examples } from "@url1738/testkit";
import { afterAll, describe, expect, test } from "vitest";
import { sampled, scaled } from "../../../tooling/build/vitest/draws.ts";
import { compileScheme } from "../../compile/src/index.ts";
import { compiledModules } from "../../compile/test/generate.ts";
import { expectSame, expectSameMachines, type Subject, textOutcome } from "../../compile/test/outcomes.ts";
import { dividedChecks, withoutGrowth } from "../../testkit/test/without-growth.ts";
import { examples } from "../src/gallery.ts";
import { identifierOf, typeNameOf } from "../src/plan/names.ts";
import { runIn } from "./run-in.ts";

/** The number of texts for which the compiled form is compared, next to those of the rows. */
const TEXTS = scaled(1000);

describe.each(sampled(examples))("a copy of %s", async (example) => {
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
      .replaceAll(/"@url1738\/core\/(define|runtime)"/g, `"${packages}core/src/$1.ts"`)
      .replace(/"(\.\/[\w-]+)\.js"/g, '"$1.ts"')
      .replace('"@url1738/rfc3986"', `"${packages}rfc3986/src/index.ts"`);
    writeFileSync(file, linked);
    return file;
  };
  const load = (path: string) => import(/* @vite-ignore */ link(path)) as Promise<Readonly<Record<string, unknown>>>;
  const others = ["src/access.ts", "src/check.ts"].filter((path) => existsSync(join(folder, "own", path)));
  for (const path of others) link(path);
  const definition = (await load("src/x-own-db.ts")).xOwnDbDefinition as AnyDefinition;
  const rows = (await load("test/x-own-db.rows.ts")).rows as Examples;
  const interpreted = defineScheme(definition as never) as unknown as Scheme;
  const functions = await Promise.all(
    others.map(async (path) => {
      const file = join(folder, "own", path);
      return [pathToFileURL(file).href, await import(/* @vite-ignore */ file)] as const;
    }),
  );
  const modules = { ...compiledModules, ...Object.fromEntries(functions) };
  const { code, leftOut } = compileScheme(definition as never, modules, { exportName: "own" });
  writeFileSync(join(folder, "compiled.mjs"), code);
  const compiled = (await import(/* @vite-ignore */ join(folder, "compiled.mjs"))).own as Scheme;

  test("has its functions apart from the grammar, for the compiled form", () => {
    for (const path of others) {
      const text = readFileSync(join(folder, "own", path), "utf8");
      expect(text).toMatch(/^export function \w+/m);
      expect(text).not.toMatch(/schemeDefinition|sequence\(/);
    }
    expect(readFileSync(join(folder, "own/src/x-own-db.ts"), "utf8")).not.toMatch(/^(?:export )?function /m);
  });

  test("compiled, it gives the same answers without its grammar", () => {
    expect(leftOut).toEqual([]);
    expect(code).not.toContain("x-own-db.");
    expectSameMachines(compiled as Subject, interpreted as Subject);
    const drawn = Array.from({ length: TEXTS }, (_, seed) => generate(definition, { seed }));
    const texts = [...rows.urls, ...(rows.errors ?? [])].map(({ url }) => url);
    for (const text of [...texts, ...drawn, ...drawn.map((url) => url.slice(0, -1))])
      expectSame(text, textOutcome(compiled as Subject, text), textOutcome(interpreted as Subject, text));
    expect(texts.length).toBeGreaterThan(0);
  });

  test("is written, and has no name of the example's", () => {
    expect([status, stdout]).toEqual([0, expect.stringContaining("The grammar is in src/x-own-db.ts")]);
    const files = ["src/x-own-db.ts", "test/x-own-db.rows.ts"].map((path) =>
      readFileSync(join(folder, "own", path), "utf8"),
    );
    const id = identifierOf(example);
    expect(files.join()).not.toMatch(new RegExp(`${id}Definition|\\b${typeNameOf(example)}(?:Url|Access)|"${id}://`));
    const call = `parse("${name}:`;
    expect(readFileSync(join(folder, "own/README.md"), "utf8").includes(call), call).toBe(true);
  });

  // The gallery's own test has what holds for every grammar, interpreted.
  const checks = conformance(compiled as never, definition as never, rows);
  for (const { name, run } of withoutGrowth(dividedChecks(checks, example.length, true))) test(name, run);
});
