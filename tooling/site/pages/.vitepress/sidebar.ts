import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
// By reader, in reading order.
import guides from "./guides.json" with { type: "json" };

interface Item {
  readonly text: string;
  readonly link?: string;
  readonly items?: Item[];
}

/** Returns the first heading of a document. */
function titleOf(path: string): string {
  return /^# (.*)$/m.exec(readFileSync(path, "utf8"))?.[1]?.replaceAll("`", "") ?? path;
}

/** The packages in the order of the map in the README. */
function packagesIn(root: string): string[] {
  const [, map = ""] = readFileSync(join(root, "README.md"), "utf8").split("\n## The map\n");
  const links = map.matchAll(/\((packages\/[\w-]+\/README\.md)\)/g);
  return [...links].map(([, path = ""]) => path);
}

/** Lists all pages except those of the reference, whose lists are pages themselves. */
export function sidebar(root: string): Item[] {
  const listed = (paths: readonly string[]): Item[] =>
    paths.map((path) => ({
      text: titleOf(join(root, path)),
      link: `/${path.replace(/README\.md$/, "").replace(/\.md$/, "")}`,
    }));
  const project = "{CONTRIBUTING,SECURITY,tooling/README,tooling/*/README,tooling/*/*/README}.md";
  return [
    { text: "Introduction", link: "/introduction" },
    ...Object.entries(guides).map(([text, names]) => ({ text, items: listed(names.map((name) => `docs/${name}.md`)) })),
    { text: "Gallery of schemes", link: "/gallery" },
    { text: "Packages", items: listed(packagesIn(root)) },
    {
      text: "Lists",
      items: [
        { text: "All reasons", link: "/reasons" },
        { text: "RFC 1738", link: "/rfc1738" },
      ],
    },
    { text: "The project", items: listed(globSync(project, { cwd: root }).sort()) },
  ];
}
