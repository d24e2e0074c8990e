import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Returns the first heading of a document, and the first paragraph below it. */
function beginningOf(markdown: string): { readonly title: string; readonly summary: string } {
  const blocks = markdown.split(/\n{2,}/);
  const start = blocks.findIndex((block) => block.startsWith("# "));
  const summary = blocks.slice(start + 1).find((block) => /^[\p{L}`"]/u.test(block)) ?? "";
  const plain = summary
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  return { title: (blocks[start] ?? "").replace(/^# |`/g, ""), summary: plain };
}

/** Writes `llms.txt`, the table of documents for programs that read text, and puts the documents next to their pages. */
export function writeLlms(root: string, site: string): void {
  const listed = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .sort()
      .map((path) => {
        mkdirSync(join(site, dirname(path)), { recursive: true });
        cpSync(join(root, path), join(site, path));
        const { title, summary } = beginningOf(readFileSync(join(root, path), "utf8"));
        return `- [${title}](${path}): ${summary}`;
      })
      .join("\n");
  const { summary } = beginningOf(readFileSync(join(root, "README.md"), "utf8"));
  const sections = [
    ["Guides", listed("docs/*.md")],
    ["Packages", listed("packages/*/README.md")],
    ["The project", listed("{README,CONTRIBUTING,SECURITY}.md")],
  ];
  const text = sections.map(([name, list]) => `## ${name}\n\n${list}\n`).join("\n");
  writeFileSync(join(site, "llms.txt"), `# url1738\n\n> ${summary}\n\n${text}`);
}
