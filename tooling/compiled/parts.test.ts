import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundle, compressed, exportOf } from "../bench/bundle.ts";
import { addedTo, PARTS, partsOf, speechless, withoutGenerated } from "../bench/parts.ts";
import { root } from "../bench/root.ts";
import { registryOfTen } from "../bench/scheme-sizes.ts";

test("the modules of the parts are there", () => {
  for (const module of Object.values(PARTS).flatMap(({ modules = [] }) => modules)) {
    const path = module.startsWith("/") ? `ftp${module}` : module;
    expect(existsSync(join(root, "packages", path)), module).toBe(true);
  }
});

test("a registry of the ten is smaller without each part, and smallest without all of them", async () => {
  const [all, ...less] = await partsOf(registryOfTen);
  expect(all).toEqual({ name: "everything", left: compressed(await bundle(registryOfTen, [], "built")) });
  expect(less.map(({ name }) => name)).toEqual([
    "without a sentence",
    ...Object.keys(PARTS).map((name) => `without ${name}`),
    "without all of these",
  ]);
  for (const { name, left } of less) expect(left, name).toBeLessThan(all?.left ?? 0);
  const bare = less.find(({ name }) => name === "without all of these")?.left;
  expect(bare).toBe(Math.min(...less.map(({ left }) => left)));
});

test("what a scheme does not have takes nothing", async () => {
  const parts = await partsOf(exportOf("mailto"));
  expect(parts.find(({ name }) => name === "without access")?.left).toBe(parts[0]?.left);
});

test("what a scheme adds to another is less than the whole, and less without what is said or generated", async () => {
  const added = new Map((await addedTo("http", "news")).map(({ name, left }) => [name, left]));
  const all = added.get("everything") ?? 0;
  expect(all).toBeLessThan(compressed(await bundle(exportOf("news"), [], "built")));
  for (const less of ["without a sentence", "without tables", "without readers", "without writers, elements"]) {
    expect(added.get(less), less).toBeGreaterThan(0);
    expect(added.get(less), less).toBeLessThan(all);
  }
});

test("only what is said is left out of a program", () => {
  const program = `var a="two words",b=/[ "]a b/,c="one",d=\` \${a} and \${b?"no words":"- -"}\`,e='"Say" it';`;
  expect(speechless(program)).toBe(`var a="",b=/[ "]a b/,c="one",d=\` \${a}\${b?"":"- -"}\`,e="";`);
});

test("only what is generated under a name is left out of it", () => {
  const code = "const _a = f(1), A = 2; export const x = g({ read: (t) => t, table: [_a], write: 3 });";
  expect(withoutGenerated(code, ["read"])).toBe(
    "const _a = f(1), A = 2; export const x = g({ read: 0, table: [_a], write: 3 });",
  );
  expect(withoutGenerated(code, ["table", "_"])).toBe(
    "const _a = 0, A = 2; export const x = g({ read: (t) => t, table: 0, write: 3 });",
  );
});
