import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/**
 * The names of the entries, those of values and those of types, which stay until the next major of core. A new name is a minor, and is added here.
 */
const names: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL("names.json", import.meta.url), "utf8"),
);

const core = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, core), "utf8");

/** Returns the names in a list such as `a, type b, c as d`. */
const listed = (list: string) => list.split(",").flatMap((name) => /(\w+)\s*$/.exec(name)?.[1] ?? []);

/** Returns the names that a module exports, of values and of types. */
function exportsOf(path: string): readonly string[] {
  const text = read(path);
  const all = Array.from(
    text.matchAll(/^export (?:type )?(\*|\{[^}]*\}) from "(\.[^"]+)";$/gm),
    ([, what = "", from = ""]) =>
      what === "*" ? exportsOf(new URL(from, new URL(path, "file:///")).pathname.slice(1)) : listed(what.slice(1, -1)),
  );
  const own = text.matchAll(/^export (?:declare |abstract )?(?:const|function|class|type|interface) (\w+)/gm);
  const others = text.matchAll(/^export type \{ ([^}]*) \} from "@/gm);
  return [
    ...all.flat(),
    ...Array.from(own, ([, name = ""]) => name),
    ...Array.from(others, ([, list = ""]) => listed(list)).flat(),
  ];
}

const { exports } = JSON.parse(read("package.json"));
// An entry without declarations is for this workspace alone.
const entries = Object.keys(exports).filter((entry) => exports[entry].types !== undefined);
const moduleOf = (entry: string) => `src/${entry === "." ? "index" : entry.slice(2)}.ts`;

test("there are four entries, and every file at the top is one of them", () => {
  expect([...entries].sort()).toEqual([".", "./define", "./grammar", "./runtime"]);
  const files = readdirSync(new URL("src", core)).filter((file) => file.endsWith(".ts"));
  expect(files.sort()).toEqual(entries.map((entry) => moduleOf(entry).slice(4)).sort());
});

test("all entries together have at most 250 names", () => {
  expect(Object.values(names).flat().length).toBeLessThanOrEqual(250);
});

describe.each(entries)("%s", (entry) => {
  const exported = [...new Set(exportsOf(moduleOf(entry)))].sort();

  test("keeps the names that it has had in this major", () => {
    expect(names[entry]?.filter((name) => !exported.includes(name))).toEqual([]);
  });

  test("has no name that is not kept", () => {
    expect(exported.filter((name) => !names[entry]?.includes(name))).toEqual([]);
  });
});

test("an entry has the values that its text says", async () => {
  for (const entry of entries) {
    const values = Object.keys(await import(new URL(moduleOf(entry), core).href));
    expect(names[entry]).toEqual(expect.arrayContaining(values));
  }
});

test("tools have at most forty values", async () => {
  expect(Object.keys(await import("@url1738/core/grammar")).length).toBeLessThanOrEqual(40);
});
