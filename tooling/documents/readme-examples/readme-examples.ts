import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vitest/config";
import { blockModule } from "./block-module.ts";
import { blocks } from "./blocks.ts";

const places = ["*.md", "docs/**/*.md", "packages/*/README.md", "tooling/documents/readme-examples/test/*.md"];

/** Returns the documents in a folder that have examples: a test file without tests would fail. */
export function documentsWithExamples(root: string): string[] {
  return globSync(places, { cwd: root }).filter((path) => blocks(readFileSync(resolve(root, path), "utf8")).length > 0);
}

// The id of a block's module, `README.md?line=12&lang.ts`: its end marks it as TypeScript.
const blockId = /^(?<document>.*\.md)\?line=(?<line>\d+)&lang\.ts$/;

/** Turns a Markdown document into a test file, with one test for each of its examples. */
export function readmeExamples(): Plugin {
  return {
    name: "readme-examples",
    async load(id) {
      const [, document, line] = blockId.exec(id) ?? [];
      if (document === undefined) return undefined;
      const markdown = await this.fs.readFile(document, { encoding: "utf8" });
      const block = blocks(markdown).find((block) => block.line === Number(line));
      if (block === undefined) return undefined;
      // Every line maps to the document's line of the same number, so that an error shows the document.
      const mappings = `AAAA${";AACA".repeat(markdown.split("\n").length)}`;
      return { code: blockModule(block), map: { version: 3, sources: [document], names: [], mappings } };
    },
    transform(markdown, id) {
      if (!id.endsWith(".md")) return undefined;
      const tests = blocks(markdown).map(({ line, code }) => {
        // An example that is a test file adds its tests to these.
        const container = /from "vitest"/.test(code) ? "describe" : "test";
        return `${container}("line ${line}", () => import(${JSON.stringify(`${id}?line=${line}&lang.ts`)}));`;
      });
      return `import { describe, test } from "vitest";\n${tests.join("\n")}`;
    },
  };
}
