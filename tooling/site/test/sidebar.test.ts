import { globSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { goals } from "../explorer/src/home/package-map.tsx";
import { sidebar } from "../pages/.vitepress/sidebar.ts";

const root = resolve(import.meta.dirname, "../../..");
const linksOf = (group: string) =>
  sidebar(root)
    .find(({ text }) => text === group)
    ?.items?.map(({ link }) => link?.slice(1));

test("every guide and every package is listed once", () => {
  const guides = globSync("docs/*.md", { cwd: root }).map((path) => path.replace(/\.md$/, ""));
  expect(linksOf("Guides")?.toSorted()).toEqual(guides.sort());
  const packages = globSync("packages/*/README.md", { cwd: root }).map((path) => path.replace("README.md", ""));
  expect(linksOf("Packages")?.toSorted()).toEqual(packages.sort());
});

test("every package is on the home page's map once", () => {
  const packages = globSync("packages/*/package.json", { cwd: root }).map((path) => path.split("/")[1]);
  expect(goals.flatMap(([, names]) => names.split(" ")).sort()).toEqual(packages.sort());
});
