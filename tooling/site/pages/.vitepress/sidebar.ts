import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Item {
  readonly text: string;
  readonly link?: string;
  readonly items?: Item[];
  readonly collapsed?: boolean;
}

/** Returns the first heading of a document. */
function titleOf(path: string): string {
  return /^# (.*)$/m.exec(readFileSync(path, "utf8"))?.[1]?.replaceAll("`", "") ?? path;
}

/** Lists all pages except those of the reference, whose lists are pages themselves. */
export function sidebar(root: string): Item[] {
  const listed = (pattern: string): Item[] =>
    globSync(pattern, { cwd: root })
      .sort()
      .map((path) => ({
        text: titleOf(join(root, path)),
        link: `/${path.replace(/README\.md$/, "").replace(/\.md$/, "")}`,
      }));
  return [
    { text: "Start here", link: "/" },
    { text: "Guides", items: listed("docs/*.md") },
    { text: "Packages", items: listed("packages/*/README.md") },
    {
      text: "The project",
      collapsed: true,
      items: listed("{CONTRIBUTING,SECURITY,tooling/README,tooling/*/README,tooling/*/*/README}.md"),
    },
  ];
}
