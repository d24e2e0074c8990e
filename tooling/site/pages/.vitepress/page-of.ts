import { existsSync, readFileSync, statSync } from "node:fs";
import { posix } from "node:path";

/** Maps the repository's own files, relative to its root, to pages: the sources of the pages, and everything that they link to. */

/** Markdown that is not for readers of the site: reports, changesets, the fixtures of a test. */
export const excluded: readonly string[] = [
  "**/node_modules/**",
  "**/.*/**",
  "**/dist/**",
  "**/report*.api.md",
  "**/CHANGELOG.md",
  "**/test/**",
  // Copies for the published package.
  "packages/*/docs/**",
  "tooling/site/pages/**",
];

/** The folder of the pages that are written for the site. */
export const GENERATED = "tooling/site/generated";

/** Returns the page of a source: a README becomes the page of its folder. The site's own first page is not one of these. */
export function pageOf(source: string): string {
  if (source === "README.md") return "introduction.md";
  return source.replace(`${GENERATED}/`, "").replace(/(^|\/)README\.md$/, "$1index.md");
}

/** Returns the address of the reference of a report's package. */
function reportPage(report: string, root: string): string {
  const [, folder, entry = ""] = /^(.*)\/report(-\w+)?\.api\.md$/.exec(report) ?? [];
  const { name } = JSON.parse(readFileSync(posix.join(root, folder ?? "", "package.json"), "utf8")) as { name: string };
  return `/api/${name.replace("@url1738/", "")}${entry.replace("-", "/")}/index.md`;
}

/**
 * Returns the address on the site that a document's link leads to; no page if its target has none.
 *
 * @param link - The link, without its fragment.
 * @param source - The document, relative to the root of the repository.
 */
export function goalOf(link: string, source: string, root: string): { readonly page?: string; readonly file: string } {
  const file = link.startsWith("/") ? link.slice(1) : posix.join(posix.dirname(source), link);
  if (/report[\w-]*\.api\.md$/.test(file)) return { page: reportPage(file, root), file };
  if (file === "packages/cli/data/reasons.json") return { page: "/reasons.md", file };
  if (file === "packages/create-scheme/gallery") return { page: "/gallery.md", file };
  const path = posix.join(root, file);
  const readme = existsSync(path) && statSync(path).isDirectory() ? posix.join(file, "README.md") : file;
  const generated = posix.join(root, GENERATED, file);
  const isShown = !/(^|\/)(\.|test\/|CHANGELOG)/.test(readme);
  const isPage = isShown && readme.endsWith(".md") && (existsSync(posix.join(root, readme)) || existsSync(generated));
  return isPage ? { page: `/${pageOf(readme)}`, file } : { file };
}
