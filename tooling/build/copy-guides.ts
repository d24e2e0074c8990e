import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { npmPage } from "./npm-page.ts";

const root = resolve(import.meta.dirname, "../..");

/** What links out of the guides lead to, once they are in a package. */
function published(link: string): string {
  const [, folder, anchor = ""] = /^\.\.\/packages\/([\w-]+)\/README\.md(#.*)?$/.exec(link) ?? [];
  if (folder !== undefined) return npmPage(folder) + anchor;
  if (/^(?:#|https:|[\w-]+\.md(?:#|$))/.test(link)) return link;
  throw new Error(`A guide links to ${link}, which leads nowhere once it is published.`);
}

/** Puts the guides of `docs` into the package in the current directory, whose readers have nothing else of the workspace. */
export function copyGuides(): void {
  rmSync("docs", { recursive: true, force: true });
  mkdirSync("docs");
  for (const path of globSync(resolve(root, "docs/*.md"))) {
    const text = readFileSync(path, "utf8");
    writeFileSync(
      `docs/${basename(path)}`,
      text.replace(/\]\(([^)\s]+)\)/g, (_, link: string) => `](${published(link)})`),
    );
  }
}
