import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Scheme, Url1738Error } from "@url1738/core";
import * as kit from "@url1738/core/define";
import { lowerCase } from "@url1738/core/runtime";
import { conformance } from "@url1738/testkit";
import { afterAll, describe, expect, test } from "vitest";
import { compileScheme } from "../src/index.ts";
import { compiledModules } from "./generate.ts";
import rows from "./shortcuts.rows.json" with { type: "json" };

// Texts on which a shortcut could answer other than the grammar. A row has the canonical spelling and the value of each text that is a URL, and perhaps
// values of its first component that no URL has.

const folder = mkdtempSync(join(tmpdir(), "url1738-shortcuts-"));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 20 }));

const scope = { ...kit, lowerCase };

/** The law of the test kit for compiled schemes. */
const COMPARED = "the scheme reads and spells as its definition says";

/** Returns the canonical spelling and the value of a text, without the scheme; `null` for one that is refused. */
function answerOf(scheme: Scheme, text: string): unknown {
  const result = scheme.safeParse(`x-a:${text}`);
  expect(scheme.canParse(`x-a:${text}`)).toBe(result.ok);
  if (!result.ok) return null;
  const { scheme: _, ...value } = result.url;
  const spelling = scheme.normalize(`x-a:${text}`);
  expect(scheme.format(result.url)).toBe(spelling);
  return [spelling.slice("x-a:".length), JSON.parse(JSON.stringify(value))];
}

describe.each(rows)("$title: $grammar", ({ title, grammar, answers, unspelt = [], ...more }) => {
  const schemepart = new Function(...Object.keys(scope), `return ${grammar};`)(...Object.values(scope));
  const definition = { name: "x-a", access: "It designates nothing.", schemepart, ...more } as never;

  test("interpreted and compiled", async () => {
    const file = join(folder, `${`${title} ${grammar}`.replace(/\W/g, "")}.mjs`);
    const { code, leftOut } = compileScheme(definition, compiledModules, { exportName: "scheme" });
    expect(leftOut).toEqual([]);
    writeFileSync(file, code);
    const compiled = (await import(/* @vite-ignore */ file)).scheme as Scheme;
    for (const scheme of [kit.defineScheme(definition) as unknown as Scheme, compiled])
      for (const [text, answer] of Object.entries(answers))
        expect([text, answerOf(scheme, text)]).toEqual([text, answer]);
    for (const value of unspelt)
      expect(() => compiled.format({ scheme: "x-a", a: value } as never)).toThrow(Url1738Error);
    // Authors test what they build with the test kit, which has to find the difference without these rows.
    const law = conformance(compiled as never, definition, { urls: [] }).find(({ name }) => name === COMPARED);
    await law?.run();
    expect(law).toBeDefined();
  });
});
