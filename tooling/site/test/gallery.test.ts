import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { writeGallery } from "../write-gallery.ts";

const root = resolve(import.meta.dirname, "../../..");

test("the gallery has the grammar, the definition and the rows of each example", async () => {
  const folder = mkdtempSync(join(tmpdir(), "gallery-"));
  try {
    await writeGallery(root, folder);
    const page = readFileSync(join(folder, "gallery.md"), "utf8");
    const sections = page.split("\n## ").slice(1);
    expect(sections.length).toBeGreaterThan(15);
    for (const section of sections) {
      expect(section).toMatch(/^[\w-]+\n\n\S[^\n]*\n\n```text\n\S+url = /);
      expect(section).toMatch(/```ts\nimport .*schemepart = .*schemeDefinition\(\{\n.*\n```/s);
      expect(section).not.toContain("testkit");
      expect(section).toMatch(/\| <code v-pre>[^|]*<\/code> \| <code v-pre>/);
    }
    expect(page).toContain("The port of hosts&#91;1&#93; must be at most 65535.");
  } finally {
    rmSync(folder, { recursive: true, maxRetries: 20 });
  }
});
