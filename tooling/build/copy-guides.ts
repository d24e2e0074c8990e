import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { withPublishedLinks } from "./published-links.ts";

const guides = resolve(import.meta.dirname, "../../docs");

/**
 * Copies the guides of `docs` into the package in the current directory, because its readers have nothing else of the workspace; but not
 * how to release it.
 */
export function copyGuides(): void {
  rmSync("docs", { recursive: true, force: true });
  mkdirSync("docs");
  for (const name of globSync("*.md", { cwd: guides, exclude: ["releasing.md"] })) {
    const text = withPublishedLinks(readFileSync(join(guides, name), "utf8"), "@url1738/create-scheme");
    writeFileSync(join("docs", name), text);
  }
}
