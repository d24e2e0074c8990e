import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundle, compressed, exportOf } from "../bundle.ts";
import { addedTo, PARTS, partsOf, speechless } from "../parts.ts";
import { root } from "../root.ts";

test("the modules of the parts are there", () => {
  for (const module of Object.values(PARTS).flat()) {
    const path = module.startsWith("/") ? `ftp${module}` : module;
    expect(existsSync(join(root, "packages", path)), module).toBe(true);
  }
});

test("a program is smaller without each part, and smallest without all of them", async () => {
  const [all, ...less] = await partsOf("ftp");
  expect(all).toEqual({ name: "everything", left: compressed(await bundle(exportOf("ftp"))) });
  expect(less.map(({ name }) => name)).toEqual([
    "without a sentence",
    ...Object.keys(PARTS).map((name) => `without ${name}`),
    "without all of these",
    "only parse, canParse and escapes",
    "the same without a sentence",
  ]);
  for (const { name, left } of less) expect(left, name).toBeLessThan(all?.left ?? 0);
  const bare = less.find(({ name }) => name === "without all of these")?.left;
  expect(bare).toBe(Math.min(...less.map(({ left }) => left)));
});

test("what a scheme does not have takes nothing", async () => {
  const parts = await partsOf("mailto");
  expect(parts.find(({ name }) => name === "without access")?.left).toBe(parts[0]?.left);
});

test("what a scheme adds to another is less than the whole, and less without a sentence", async () => {
  const [all, speechless] = await addedTo("http", "news");
  expect(speechless).toBeGreaterThan(0);
  expect(all).toBeGreaterThan(speechless);
  expect(all).toBeLessThan(compressed(await bundle(exportOf("news"))));
});

test("only what is said is left out of a program", () => {
  const program = `var a="two words",b=/[ "]a b/,c="one",d=\` \${a} and \${b?"no words":"- -"}\`,e='"Say" it';`;
  expect(speechless(program)).toBe(`var a="",b=/[ "]a b/,c="one",d=\` \${a}\${b?"":"- -"}\`,e="";`);
});
