import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the gallery has the grammar, the definition and the rows of each example", () => {
  const page = readFileSync(new URL("../generated/gallery.md", import.meta.url), "utf8");
  const sections = page.split("\n## ").slice(1);
  const examples = globSync("../../../packages/create-scheme/gallery/*.ts", { cwd: import.meta.dirname });
  expect(sections).toHaveLength(examples.length);
  for (const section of sections) {
    expect(section).toMatch(/^[\w-]+\n\n\S[^\n]*\n\n```text\n\S+url = /);
    expect(section).toMatch(/```ts\nimport .*schemepart = .*schemeDefinition\(\{\n.*\n```/s);
    expect(section).not.toContain("testkit");
    expect(section).toMatch(/\| <code v-pre>[^|]*<\/code> \| <code v-pre>/);
  }
  expect(page).toContain(
    "| <code v-pre>gemini://&#91;1:2&#93;/</code> | An IPv6 address must have eight groups, or fewer",
  );
});
