import { spawnSync } from "node:child_process";
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { safeNormalize } from "@url1738/core";
import { repair } from "@url1738/lint";
import { redact } from "@url1738/redact";
import { registry } from "url1738";
import { speakable } from "url1738/json";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { recipe } from "../scale/recipe.ts";
import { answersTo, script, texts } from "./udf-program.ts";

/** Makes a context without any global of a platform, in which nothing makes code of strings, and runs the script. */
function bare(): object {
  const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
  // V8 puts these two into every context.
  runInContext("delete globalThis.console; delete globalThis.WebAssembly;", context);
  runInContext(script, context);
  return context;
}

const ask = (context: object, expression: string) => JSON.parse(runInContext(expression, context));

/** Returns the SQL that a program of the guide writes. */
function written(program: string): string {
  using folder = mkdtempDisposableSync(join(tmpdir(), "udf-"));
  writeFileSync(join(folder.path, "udf.js"), script);
  const parameters = ["--input-type=module", "--eval", program];
  return spawnSync(process.execPath, parameters, { cwd: folder.path, encoding: "utf8" }).stdout;
}

/** Reads the string that a statement ends with, as Snowflake does. */
const unquoted = (sql: string) =>
  sql.slice(sql.indexOf("as '") + 4, sql.lastIndexOf("'")).replace(/''|\\./gs, (pair) => pair.slice(1));

const bodyIn = (sql: string) => sql.split("$$")[1] as string;

describe("the script for engines", () => {
  const context = bare();

  test("needs no global of a platform, and defines one", () => {
    const names = (object: object) =>
      new Set(ask(object, "JSON.stringify(Object.getOwnPropertyNames(globalThis))") as string[]);
    const before = createContext(Object.create(null));
    expect([...names(context)].filter((name) => !names(before).has(name))).toEqual(["url1738"]);
    expect(script).not.toMatch(/\b(?:import|export)\b[\s*{"(]/);
  });

  test("answers as the library does where there is no URL", () => {
    const all = texts();
    // Hints ask it, if it is there, how to write a host in ASCII.
    vi.stubGlobal("URL", undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    const answers = ask(context, answersTo(all)) as readonly unknown[];
    const expected = all.map((text) => {
      const parsed = registry.safeParse(text);
      const normalized = safeNormalize(registry, text);
      const repaired = [false, true].map((likely) => repair(registry, text, { likely }));
      return [
        speakable(parsed.ok ? parsed : { ok: false, error: parsed.error }),
        normalized.ok ? normalized.href : null,
        redact(text),
        ...repaired.map((result) => (result.ok ? result.href : null)),
      ];
    });
    expect(answers).toEqual(JSON.parse(JSON.stringify(expected)));
    const column = (index: number) => new Set(answers.map((answer) => JSON.stringify((answer as unknown[])[index])));
    for (let index = 0; index < 5; index++) expect(column(index).size).toBeGreaterThan(100);
  });

  test.each(["null", "undefined", "1", "{}", "[]"])("makes null of %s", (value) => {
    for (const name of ["parse", "normalize", "redact", "repair"])
      expect(ask(context, `JSON.stringify(url1738.${name}(${value}))`)).toBeNull();
  });

  test.each(["snowflake.mjs", "plv8.sql"])("answers again and again from the function of %s", (name) => {
    const body = name === "plv8.sql" ? bodyIn(recipe(name)) : unquoted(written(recipe(name)));
    const context = createContext(Object.assign(Object.create(null), { plv8: { execute: () => [{ script }] } }));
    const call = (url: string) =>
      runInContext(`((url, URL) => {${body}})(${JSON.stringify(url)}, ${JSON.stringify(url)})`, context);
    expect([call("news:a"), call("x"), call("news:b")]).toMatchObject([{ ok: true }, { ok: false }, { ok: true }]);
  });

  test("gives octets that are not text, and a NUL, as every database takes them", () => {
    const url = (text: string) => ask(context, `JSON.stringify(url1738.parse(${JSON.stringify(text)}))`).url;
    expect(url("ftp://h/caf%E9").name).toEqual({ percent: "caf%E9" });
    expect(url("gopher://h/0a%00b").selector).toEqual({ percent: "a%00b" });
  });
});
