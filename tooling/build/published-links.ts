/** The address of the guides in the published `@url1738/create-scheme`, which no program carries. */
const GUIDES = "https://unpkg.com/@url1738/create-scheme/docs/";

/** Returns the npm page of the package in a folder of `packages`. */
const npmPage = (folder: string) =>
  `https://www.npmjs.com/package/${folder === "url1738" ? folder : `@url1738/${folder}`}`;

/** Returns the published target of a link in a README or guide; `undefined` if it would lead nowhere. */
function published(link: string, packageName: string): string | undefined {
  const [, folder, anchor = ""] = /^\.\.\/(?:packages\/)?([\w-]+)\/README\.md(#.*)?$/.exec(link) ?? [];
  if (folder !== undefined) return npmPage(folder) + anchor;
  const [, owner, data] = /^\.\.\/packages\/([\w-]+)\/(data\/.+)$/.exec(link) ?? [];
  if (owner !== undefined) return `https://unpkg.com/@url1738/${owner}/${data}`;
  // Where files are shown: unpkg has no page for a folder.
  if (/^(?:\.\.\/packages\/create-scheme\/)?gallery$/.test(link)) return `${npmPage("create-scheme")}?activeTab=code`;
  const [, guide] = /^\.\.\/\.\.\/docs\/(.+)$/.exec(link) ?? [];
  if (guide !== undefined) return GUIDES + guide;
  if (link === "../../README.md") return npmPage("url1738");
  // The declarations have everything in the report, and the comments.
  const [isReport, entry = "index"] = /^report(?:-([\w-]+))?\.api\.md$/.exec(link) ?? [];
  if (isReport !== undefined) return `https://unpkg.com/${packageName}/dist/${entry}.d.ts`;
  return /^(?:#|https?:|[\w-]+\.md(?:#|$))/.test(link) ? link : undefined;
}

/**
 * Rewrites a document so that every link works for readers who have only packages of the workspace. Code stays as it is.
 *
 * @param packageName - The package whose README or guide it is.
 */
export function withPublishedLinks(markdown: string, packageName: string): string {
  return markdown.replace(/^```[\s\S]*?^```$|`[^`\n]+`|\]\(([^)\s]+)\)/gm, (text, link?: string) => {
    if (link === undefined) return text;
    const to = published(link, packageName);
    if (to === undefined) throw new Error(`A document of ${packageName} links to ${link}, which is not published.`);
    return `](${to})`;
  });
}
