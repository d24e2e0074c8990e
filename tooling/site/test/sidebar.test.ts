import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { command } from "../explorer/src/home/claims.tsx";
import { goals } from "../explorer/src/home/package-map.tsx";
import { sidebar } from "../pages/.vitepress/sidebar.ts";

const root = resolve(import.meta.dirname, "../../..");
const linksTo = (folder: string) =>
  sidebar(root)
    .flatMap(({ items = [] }) => items.map(({ link = "" }) => link.slice(1)))
    .filter((link) => link.startsWith(folder))
    .sort();

test("every guide and every package is listed once", () => {
  const guides = globSync("docs/*.md", { cwd: root }).map((path) => path.replace(/\.md$/, ""));
  expect(linksTo("docs/")).toEqual(guides.sort());
  const packages = globSync("packages/*/README.md", { cwd: root }).map((path) => path.replace("README.md", ""));
  expect(linksTo("packages/")).toEqual(packages.sort());
});

test("the home page shows the README's command", () => {
  expect(readFileSync(resolve(root, "README.md"), "utf8")).toContain(command);
});

test("every package is on the home page's map once", () => {
  const packages = globSync("packages/*/package.json", { cwd: root }).map((path) => path.split("/")[1]);
  expect(goals.flatMap(([, names]) => names.split(" ")).sort()).toEqual(packages.sort());
});
