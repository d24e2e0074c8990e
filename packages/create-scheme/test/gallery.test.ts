import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Scheme } from "@url1738/core";
import { type AnyDefinition, defineScheme } from "@url1738/core/define";
import { generate } from "@url1738/prove";
import { conformance, type Examples } from "@url1738/testkit";
import { afterAll, describe, expect, test } from "vitest";
import { scaled } from "../../../tooling/build/vitest/draws.ts";
import { compileScheme } from "../../compile/src/index.ts";
import { compiledModules } from "../../compile/test/generate.ts";
import { expectSame, expectSameMachines, type Subject, textOutcome } from "../../compile/test/outcomes.ts";
import { withoutGrowth } from "../../testkit/test/without-growth.ts";
import { identifierOf } from "../src/plan/names.ts";

/** The gallery: each scheme keeps the laws, its examples are right, and its compiled form gives the same answers. */

const folder = mkdtempSync(join(tmpdir(), "gallery-"));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 20 }));

const gallery = new URL("../gallery/", import.meta.url);
const names = readdirSync(gallery).map((file) => file.replace(/\.ts$/, ""));

/** The number of texts for which the compiled form is compared, next to those of the rows. */
const TEXTS = scaled(1000);

describe.each(names)("%s", async (name) => {
  const path = new URL(`${name}.ts`, gallery).href;
  const exports = (await import(/* @vite-ignore */ path)) as Record<string, unknown>;
  const definition = exports[`${identifierOf(name)}Definition`] as AnyDefinition;
  const rows = exports.rows as Examples;
  const interpreted = defineScheme(definition as never) as unknown as Scheme;

  const checks = conformance(interpreted as never, definition as never, rows);
  for (const { name, run } of withoutGrowth(checks)) test(name, run);

  test("compiled, it gives the same answers", async () => {
    const { code } = compileScheme(definition as never, { ...compiledModules, [path]: exports }, { exportName: "own" });
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, code);
    const compiled = (await import(/* @vite-ignore */ file)).own as Scheme;
    expectSameMachines(compiled as Subject, interpreted as Subject);
    const drawn = Array.from({ length: TEXTS }, (_, seed) => generate(definition, { seed }));
    const texts = [...rows.urls, ...(rows.errors ?? [])].map(({ url }) => url);
    for (const text of [...texts, ...drawn, ...drawn.map((url) => url.slice(0, -1))])
      expectSame(text, textOutcome(compiled as Subject, text), textOutcome(interpreted as Subject, text));
    expect(texts.length).toBeGreaterThan(0);
  });
});
