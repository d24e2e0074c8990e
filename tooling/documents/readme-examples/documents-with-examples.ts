import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { blocks } from "./blocks.ts";

const places = ["*.md", "docs/**/*.md", "packages/*/README.md", "tooling/documents/readme-examples/test/*.md"];

/** Returns the documents in a folder that have examples: a test file without tests would fail. */
export function documentsWithExamples(root: string): string[] {
  return globSync(places, { cwd: root }).filter((path) => blocks(readFileSync(resolve(root, path), "utf8")).length > 0);
}
