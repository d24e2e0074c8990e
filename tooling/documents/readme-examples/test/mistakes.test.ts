import { globSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { isScheme } from "@url1738/core";
import { registry } from "url1738";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../../../..");

/** Returns the rows of a README's table of common errors. */
function rowsOf(markdown: string): readonly (readonly [written: string, meant: string])[] {
  const [, table = ""] = /^\| written \| meant \|.*\n.*\n((?:\|.*\n)*)/m.exec(markdown) ?? [];
  return [...table.matchAll(/^\| `(.*?)` \| `(.*?)` \|/gm)].map(([, written = "", meant = ""]) => [
    written.replaceAll("\\|", "|"),
    meant,
  ]);
}

const tables = globSync("packages/*/README.md", { cwd: root }).flatMap((path) => {
  const rows = rowsOf(readFileSync(resolve(root, path), "utf8"));
  return rows.length === 0 ? [] : [{ name: basename(dirname(path)), rows }];
});

test("every scheme of the registry has a table of common errors", () => {
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(registry.schemes.map(({ name }) => name)));
});

describe.each(tables)("the README of $name", ({ name, rows }) => {
  test("has a table of common errors, and of the intended URLs", () => {
    expect(rows.length).toBeGreaterThan(2);
  });

  test.each(rows)("%s is not a URL, and %s is", async (written, meant) => {
    const schemes = Object.values((await import(`@url1738/${name}`)) as Record<string, unknown>).filter(isScheme);
    const scheme = schemes.find((each) => each.name === name) ?? schemes[0];
    expect(scheme?.safeParse(written)).toMatchObject({ ok: false, error: { scheme: scheme?.name } });
    expect(scheme?.canParse(meant)).toBe(true);
  });
});
