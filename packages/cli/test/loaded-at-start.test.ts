import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const src = resolve(import.meta.dirname, "../src");

/** Returns the packages that a module and those that it imports load at once. */
function packagesOf(first: string): ReadonlySet<string> {
  const modules = new Set([resolve(src, first)]);
  const packages = new Set<string>();
  // Iterating over a set includes items added on the way.
  for (const module of modules) {
    const code = readFileSync(module, "utf8");
    for (const [, id = ""] of code.matchAll(/^(?:import|export) (?!type )[^;]*?from "([^"]+)";/gm))
      if (id.startsWith(".")) modules.add(resolve(module, "..", id));
      else packages.add(id);
  }
  return packages;
}

test("a run with a single URL loads neither what masks secrets nor what reads options", () => {
  const packages = packagesOf("run.ts");
  expect(packages).toContain("url1738");
  for (const name of ["@url1738/redact", "@url1738/lint", "commander", "fast-string-width"])
    expect(packages).not.toContain(name);
});

test("what tells errors loads both", () => {
  expect(packagesOf("perform/answerer.ts")).toContain("@url1738/redact");
  expect(packagesOf("read-arguments.ts")).toContain("commander");
});
