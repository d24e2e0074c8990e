import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the gallery has the grammar, the definition and the rows of each example", () => {
  const page = readFileSync(new URL("../generated/gallery.md", import.meta.url), "utf8");
  const sections = page.split("\n## ").slice(1);
  expect(sections.length).toBeGreaterThan(15);
  for (const section of sections) {
    expect(section).toMatch(/^[\w-]+\n\n\S[^\n]*\n\n```text\n\S+url = /);
    expect(section).toMatch(/```ts\nimport .*schemepart = .*schemeDefinition\(\{\n.*\n```/s);
    expect(section).not.toContain("testkit");
    expect(section).toMatch(/\| <code v-pre>[^|]*<\/code> \| <code v-pre>/);
  }
  expect(page).toContain("The port of hosts&#91;1&#93; must be at most 65535.");
});
