import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { withPublishedLinks } from "../published-links.ts";

const root = resolve(import.meta.dirname, "../../..");

/** Returns the package whose readers get a document: its own, or the one that carries the guides. */
const packageOf = (path: string) => (path.startsWith("docs") ? "create-scheme" : basename(dirname(path)));

// Packing a package with such a link fails, but only in the lane that packs.
test.each(globSync(["docs/*.md", "packages/*/README.md"], { cwd: root }))("every link of %s is published", (path) => {
  expect(() => withPublishedLinks(readFileSync(join(root, path), "utf8"), `@url1738/${packageOf(path)}`)).not.toThrow();
});

test("code stays as it is, and links around it are rewritten", () => {
  const code = "`[a](../b.md)`\n\n```js\n// [a](../b.md)\n```\n";
  expect(withPublishedLinks(`${code}[\`x\`](../../docs/errors.md), \`y\``, "@url1738/core")).toBe(
    `${code}[\`x\`](https://unpkg.com/@url1738/create-scheme/docs/errors.md), \`y\``,
  );
});
