import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AnyDefinition, defineScheme } from "@url1738/core/define";
import { accessAs, derivedDefinition } from "@url1738/derive";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampled } from "../../../tooling/build/vitest/draws.ts";
import { rowsOf } from "../../../tooling/compiled/rows-of.ts";
import { compileScheme } from "../src/index.ts";
import { compiledModules, definitionOf, interpretedScheme } from "./generate.ts";
import { type Subject, tried, valueOutcome } from "./outcomes.ts";

// Somebody else's package derives a scheme: it has only the exports of the base's entry.

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "url1738-derived-"));
});

afterAll(() => rm(folder, { recursive: true, maxRetries: 20 }));

/** Returns a definition derived from that of a scheme; `findUrls` also finds its bare URLs. */
function derivedFrom(base: AnyDefinition): AnyDefinition {
  const access = typeof base.access === "function" ? accessAs(base as never, "x-like") : base.access;
  return derivedDefinition(base, { name: "x-like", defaultPort: 563, bare: true, access } as never) as never;
}

// In these, the grammar or the advice has functions; the tests of the scaffold cover the others, some of them by night.
test.each(sampled(["file", "ftp", "https", "news", "mailto"]))(
  "a scheme derived from %s compiles, and does the same",
  async (name) => {
    const definition = derivedFrom(await definitionOf(name));
    const index = new URL(`../../${name}/src/index.ts`, import.meta.url).href;
    const modules = { ...compiledModules, [index]: await import(/* @vite-ignore */ index) };
    const path = join(folder, `${name}.mjs`);
    await writeFile(path, compileScheme(definition as never, modules, { exportName: "scheme" }).code);
    const compiled: Subject = (await import(/* @vite-ignore */ path)).scheme;
    const interpreted = defineScheme(definition as never) as unknown as Subject;
    const base = await interpretedScheme(name);
    /** Returns the value of a text or the whole error, its canonical spelling and its access. */
    function outcome(subject: Subject, text: string): unknown {
      const result = subject.safeParse(text);
      if (!result.ok) return { error: result.error };
      const { url } = result;
      const access = tried(() => subject.access(url as never, { newsServer: "news.dom" } as never));
      return { url, values: [url, { ...url, port: -1 }].map((value) => valueOutcome(subject, value)), access };
    }
    const texts = rowsOf(name, ["url", "text", "canonical"]).filter((text) => text.startsWith(`${name}:`));
    expect(texts.length).toBeGreaterThan(10);
    for (const text of texts) {
      const url = text.replace(name, "x-like");
      expect([url, outcome(compiled, url)]).toEqual([url, outcome(interpreted, url)]);
      expect([url, interpreted.canParse(url)]).toEqual([url, base.canParse(text)]);
    }
  },
);
