import { existsSync, readFileSync, statSync } from "node:fs";
import { posix } from "node:path";

/** What the repository's own files are, seen from its root: the sources of the pages, and all that they link to. */

/** Markdown that is not for readers of the site: reports, change files, the fixtures of a test. */
export const excluded: readonly string[] = [
  "**/node_modules/**",
  "**/.*/**",
  "**/dist/**",
  "**/report*.api.md",
  "**/CHANGELOG.md",
  "**/test/**",
  "tooling/site/pages/**",
];

/** Where the pages that are written for the site stand. */
export const GENERATED = "tooling/site/generated";

/** The page of a source: a README is that of its folder. */
export function pageOf(source: string): string {
  return source.replace(`${GENERATED}/`, "").replace(/(^|\/)README\.md$/, "$1index.md");
}

/** The address of a reference: that of the package of a report. */
function reportPage(report: string, root: string): string {
  const [, folder, entry = ""] = /^(.*)\/report(-\w+)?\.api\.md$/.exec(report) ?? [];
  const { name } = JSON.parse(readFileSync(posix.join(root, folder ?? "", "package.json"), "utf8")) as { name: string };
  return `/api/${name.replace("@url1738/", "")}${entry.replace("-", "/")}/index.md`;
}

/**
 * The address to which a link of a document leads on the site; nothing where its goal has no page there.
 *
 * @param link - The link, without its fragment.
 * @param source - The document, from the root of the repository.
 */
export function goalOf(link: string, source: string, root: string): { readonly page?: string; readonly file: string } {
  const file = link.startsWith("/") ? link.slice(1) : posix.join(posix.dirname(source), link);
  if (/report[\w-]*\.api\.md$/.test(file)) return { page: reportPage(file, root), file };
  const path = posix.join(root, file);
  const readme = existsSync(path) && statSync(path).isDirectory() ? posix.join(file, "README.md") : file;
  const generated = posix.join(root, GENERATED, file);
  const isShown = !/(^|\/)(\.|test\/|CHANGELOG)/.test(readme);
  const isPage = isShown && readme.endsWith(".md") && (existsSync(posix.join(root, readme)) || existsSync(generated));
  return isPage ? { page: `/${pageOf(readme)}`, file } : { file };
}
