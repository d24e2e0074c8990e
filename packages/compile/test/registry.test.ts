import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRegistry, type Registry, type Scheme, safeFormat } from "@url1738/core";
import { decodedText, defineScheme, list, many, sequence, uchar, unescapedText } from "@url1738/core/define";
import * as compiledCore from "@url1738/core/runtime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileScheme } from "../src/index.ts";
import { corePath, urlOfPath } from "./generate.ts";
import * as functions from "./modules/odd-functions.ts";

// A registry reads with compiled tables and does not call a scheme's methods: the results must equal those of interpreted schemes.

/** Names that begin alike, are short, or begin with the letters of another name in a different order. */
const NAMES = ["a", "ab", "abc", "abcd", "abd", "bac", "x-own"];

const definitions = NAMES.map((name) => ({
  name,
  schemepart: sequence(
    list("words", unescapedText("word", many(uchar), functions.readAndCall), "/", "after"),
    decodedText("name", many(uchar), { check: functions.checkNoBug }),
  ),
  access: "It designates nothing.",
}));

const functionsPath = new URL("modules/odd-functions.ts", import.meta.url).href;
let folder = "";
let compiled: readonly Scheme[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "url1738-registry-"));
  compiled = await Promise.all(
    definitions.map(async (definition) => {
      const modules = { [corePath]: compiledCore, [functionsPath]: functions };
      const path = join(folder, `${definition.name}.mjs`);
      await writeFile(path, compileScheme(definition, modules, { exportName: "scheme" }).code);
      return (await import(urlOfPath(path))).scheme;
    }),
  );
});

afterAll(() => rm(folder, { recursive: true, maxRetries: 20 }));

const TEXTS: readonly unknown[] = [
  ...NAMES.flatMap((name) =>
    ["", "x", "a/b%41", "bug", "é", "%zz", " "].flatMap((rest) => [`${name}:${rest}`, `${name.toUpperCase()}:${rest}`]),
  ),
  ...["", ":", "a", "ab", "abcde:x", "cab:x", "abx:y", "\u0161bc:x", "x-owN:y", "x-other:y", 0, undefined, ["ab:x"]],
];

function outcome(registry: Registry, text: unknown): unknown {
  const result = registry.safeParse(text);
  const can = registry.canParse(text);
  if (!result.ok) return [can, result.error];
  const href = registry.format(result.url as never);
  expect(registry.normalize(text as string)).toBe(href);
  return [can, result.url, registry.parse(text as string), href];
}

describe("a registry of compiled schemes behaves like one of interpreted schemes", () => {
  test.each([{}, { generic: true }])("%o", (options) => {
    const interpreted = createRegistry(definitions.map((one) => defineScheme(one)) as readonly Scheme[], options);
    const own = createRegistry(compiled, options);
    for (const text of TEXTS) expect([text, outcome(own, text)]).toEqual([text, outcome(interpreted, text)]);
    const { url } = own.safeParse("abc:a/b") as { readonly url: object };
    for (const value of [
      url,
      { ...url, name: "bug" },
      { ...url, scheme: "abd" },
      { ...url, scheme: "ABC" },
      { ...url, scheme: 1 },
      {},
      null,
    ])
      expect(safeFormat(own, value as never)).toEqual(safeFormat(interpreted, value as never));
  });

  test("a registry calls the methods of a wrapped scheme", () => {
    const [scheme] = compiled as [Scheme];
    const own = createRegistry([{ ...scheme, canParse: () => false }]);
    expect(own.canParse("a:x")).toBe(false);
  });
});

test("a function of the author's may read another URL of the same scheme", () => {
  const scheme = compiled.find(({ name }) => name === "abc") as Scheme;
  functions.reading.call = () => {
    functions.reading.call = () => {};
    scheme.parse("abc:1/2/3/4/5/6");
  };
  expect(scheme.parse("abc:a/b/c%41")).toMatchObject({ words: ["a", "b"], name: "cA" });
});
