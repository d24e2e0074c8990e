import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { withPublishedLinks } from "./published-links.ts";

const root = resolve(import.meta.dirname, "../..");

/** Copies the guides of `docs` into the package in the current directory, because its readers have nothing else of the workspace. */
export function copyGuides(): void {
  rmSync("docs", { recursive: true, force: true });
  mkdirSync("docs");
  for (const path of globSync(resolve(root, "docs/*.md"))) {
    const text = withPublishedLinks(readFileSync(path, "utf8"), "@url1738/create-scheme");
    writeFileSync(`docs/${basename(path)}`, text);
  }
}
