import { globSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import * as kit from "@url1738/core/define";
import { componentsOf } from "@url1738/core/grammar";
import { lowerCase } from "@url1738/core/runtime";
import fc from "fast-check";
import { expect, test } from "vitest";
import { digests } from "../../../tooling/build/vitest/digests.ts";
import { leavesOf } from "../src/automaton/watched-texts.ts";
import { emitScheme } from "../src/emit/emit-scheme.ts";
import { type LeftOut, shortcutsOf } from "../src/emit/shortcuts.ts";
import type { CompileOptions } from "../src/index.ts";
import { cases } from "./definition-cases.ts";
import { compiledModules, modulesOf, unprovedCode } from "./generate.ts";
import * as own from "./modules/case-functions.ts";
import * as ownFunctions from "./modules/own-functions.ts";
import { madeBy, randomDefinitions } from "./random-definition.ts";
import rows from "./shortcuts.rows.json" with { type: "json" };
import telling from "./telling-definitions.json" with { type: "json" };

// A shortcut that a change of the compiler loses costs time, and no answer: only the code shows it. After a change that is meant,
// `npx pnpm@12 test packages/compile/test/emitted.test.ts --update` writes the digests, and belongs in the commit.

const packages = fileURLToPath(new URL("../../", import.meta.url));

/** Leaves out where the repository is. */
const withoutFolder = (text: string) => text.replace(/file:[^" ]*\/packages\//g, "");

const codeOf = (definition: object, modules: Parameters<typeof unprovedCode>[1]) =>
  withoutFolder(unprovedCode(definition as kit.AnyDefinition, modules));

/** Returns the code of a definition, or why it has none. */
function codeOrError(...definition: Parameters<typeof codeOf>): string {
  try {
    return codeOf(...definition);
  } catch (thrown) {
    return withoutFolder(String(thrown));
  }
}

test("the code of the schemes", async () => {
  const folders = globSync("*/{,*.}rows.json", { cwd: packages }).map(dirname);
  const modules: [string, string][] = [];
  for (const folder of [...new Set(folders)].sort())
    for (const [name, definition] of Object.entries(await import(`@url1738/${folder}/definition`)))
      if (name.endsWith("Definition"))
        modules.push([`${folder} ${name}`, codeOf(definition as object, await modulesOf(folder))]);
  expect(modules.length).toBeGreaterThan(25);
  await expect(digests("schemes", modules)).toMatchFileSnapshot("emitted/schemes.txt");
});

test("the code of the cases", async () => {
  const modules = { ...compiledModules, [new URL("modules/case-functions.ts", import.meta.url).href]: own };
  const scope = { ...kit, lowerCase };
  const grammarOf = (text: string) => new Function(...Object.keys(scope), `return ${text};`)(...Object.values(scope));
  const all = [
    ...cases,
    ...rows.map(({ title, grammar, answers: _, unspelt: __, ...more }) => [title, grammarOf(grammar), more] as const),
  ];
  const codes = all.map(([title, schemepart, more]) => {
    const definition = { name: "x-a", schemepart, access: "It designates nothing.", ...more };
    return [title, codeOf(definition, modules)] as const;
  });
  await expect(digests("cases", codes)).toMatchFileSnapshot("emitted/cases.txt");
});

test("the code of definitions that were drawn once", async () => {
  const modules = { ...compiledModules, [new URL("modules/own-functions.ts", import.meta.url).href]: ownFunctions };
  const all = fc.sample(randomDefinitions, { seed: 1738, numRuns: 8 }).filter((drawn) => drawn !== undefined);
  const codes = all.map(({ definition }, index) => [`definition ${index}`, codeOrError(definition, modules)] as const);
  await expect(digests("drawn", codes)).toMatchFileSnapshot("emitted/drawn.txt");
});

test("the code without each shortcut, and of those who are trusted", async () => {
  const modules = { ...compiledModules, [new URL("modules/own-functions.ts", import.meta.url).href]: ownFunctions };
  const grammars = [
    'sequence("//", unescapedText("h", some(lowalpha)), implied("/", decodedText("a", many(uchar), { absent: "" }), optional("?", decodedText("b", many(uchar)))))',
    'sequence(decodedText("a", some(oneOf("ab", escape)), { check: checkDecoded(some(oneOf("a-"))) }), "!", decimal("n", digits, 99))',
    'sequence(component("a", some(alpha), { read: readSmall, spell: spellLetters, check: noX }, { usual: { texts: some("a"), most: 3 } }), "/", list("l", decodedText("b", many(oneOf("a", escape))), ",", "before"))',
  ];
  const codes = grammars.flatMap((grammar, at) => {
    const definition = madeBy(`{ name: "x-a", schemepart: ${grammar}, access: "It names nothing." }`);
    const all = shortcutsOf(leavesOf(componentsOf(definition.schemepart)));
    const written = (leftOut: LeftOut, options?: CompileOptions) =>
      withoutFolder(emitScheme(definition as never, modules, options, leftOut).code);
    return [
      ...all.map((shortcut) => [`${at} without ${shortcut}`, written(new Set([shortcut]))] as const),
      [`${at} without any`, written(new Set(all))] as const,
      [`${at} trusted`, written(new Set(), { isTrusted: true, exportName: "own" })] as const,
    ];
  });
  await expect(digests("options", codes)).toMatchFileSnapshot("emitted/options.txt");
});

// Together they go every way of the compiler that they can.
test("the code of small definitions", async () => {
  const modules = { ...compiledModules, [new URL("modules/own-functions.ts", import.meta.url).href]: ownFunctions };
  const codes = telling.map((code, index) => [`definition ${index}`, codeOrError(madeBy(code), modules)] as const);
  await expect(digests("small", codes)).toMatchFileSnapshot("emitted/small.txt");
});
