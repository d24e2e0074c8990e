import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { registry, rfc1738 } from "url1738";
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

describe.each(registry.schemes.map(({ name }) => name))("the README of %s", (name) => {
  const source = name === "https" ? registry : rfc1738;
  const rows = rowsOf(readFileSync(resolve(root, `packages/${name}/README.md`), "utf8"));

  test("has a table of common errors, and of the intended URLs", () => {
    expect(rows.length).toBeGreaterThan(2);
  });

  test.each(rows)("%s is not a URL, and %s is", (written, meant) => {
    expect(source.safeParse(written)).toMatchObject({ ok: false, error: { scheme: name } });
    expect(source.canParse(meant)).toBe(true);
  });
});

test("no other README has such a table", () => {
  const readmes = globSync("packages/*/README.md", { cwd: root }).filter(
    (path) => rowsOf(readFileSync(resolve(root, path), "utf8")).length > 0,
  );
  expect(readmes.length).toBe(registry.schemes.length);
});
