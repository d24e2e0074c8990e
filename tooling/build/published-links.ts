import { npmPage } from "./npm-page.ts";

/** Where the guides can be read without the workspace: core has them. */
const GUIDES = "https://unpkg.com/@url1738/core/docs/";

/** What a link of a README, or of a guide, leads to once it is published; nothing where it would lead nowhere. */
function published(link: string, packageName: string): string | undefined {
  const [, folder, anchor = ""] = /^\.\.\/(?:packages\/)?([\w-]+)\/README\.md(#.*)?$/.exec(link) ?? [];
  if (folder !== undefined) return npmPage(folder) + anchor;
  const [, guide] = /^\.\.\/\.\.\/docs\/(.+)$/.exec(link) ?? [];
  if (guide !== undefined) return GUIDES + guide;
  if (link === "../../README.md") return npmPage("url1738");
  // The declarations have all that the report has, and the comments.
  if (link === "report.api.md") return `https://unpkg.com/${packageName}/dist/index.d.ts`;
  return /^(?:#|https?:|[\w-]+\.md(?:#|$))/.test(link) ? link : undefined;
}

/**
 * A document of which every link leads somewhere for those who have nothing of the workspace but packages.
 *
 * @param packageName - The package whose README it is, or that has it.
 */
export function withPublishedLinks(markdown: string, packageName: string): string {
  return markdown.replace(/\]\(([^)\s]+)\)/g, (_, link: string) => {
    const to = published(link, packageName);
    if (to === undefined) throw new Error(`A document of ${packageName} links to ${link}, which is not published.`);
    return `](${to})`;
  });
}
