import type { Plugin } from "vitest/config";
import { blockModule } from "./block-module.ts";
import { blocks } from "./blocks.ts";

// The id of a block's module, `README.md?line=12&lang.ts`: its ending says that it is TypeScript.
const blockId = /^(?<document>.*\.md)\?line=(?<line>\d+)&lang\.ts$/;

/** Makes a test file of a Markdown document, with one test for each of its examples. */
export function readmeExamples(): Plugin {
  return {
    name: "readme-examples",
    async load(id) {
      const [, document, line] = blockId.exec(id) ?? [];
      if (document === undefined) return undefined;
      const markdown = await this.fs.readFile(document, { encoding: "utf8" });
      const block = blocks(markdown).find((block) => block.line === Number(line));
      if (block === undefined) return undefined;
      // Every line is the document's line of the same number, so that an error shows the document.
      const mappings = `AAAA${";AACA".repeat(markdown.split("\n").length)}`;
      return { code: blockModule(block), map: { version: 3, sources: [document], names: [], mappings } };
    },
    transform(markdown, id) {
      if (!id.endsWith(".md")) return undefined;
      const tests = blocks(markdown).map(({ line, code }) => {
        // An example of a test file adds its tests to these.
        const container = /from "vitest"/.test(code) ? "describe" : "test";
        return `${container}("line ${line}", () => import(${JSON.stringify(`${id}?line=${line}&lang.ts`)}));`;
      });
      return `import { describe, test } from "vitest";\n${tests.join("\n")}`;
    },
  };
}
