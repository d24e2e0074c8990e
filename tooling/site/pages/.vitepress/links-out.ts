import type { MarkdownRenderer } from "vitepress";
import { goalOf } from "./page-of.ts";

/**
 * Converts the links in a repository's documents for the pages. A link to a file without a page leads to the repository, if its address
 * is known; otherwise its text stays without a link.
 *
 * @param root - The root of the repository.
 * @param sourceOf - Returns the document of a page, relative to the root.
 * @param repository - Its address, or `undefined`.
 */
export function linksOut(root: string, sourceOf: (page: string) => string, repository: string | undefined) {
  return (markdown: MarkdownRenderer): void => {
    markdown.core.ruler.push("links-out", ({ env, tokens }) => {
      const source = sourceOf(env.relativePath);
      for (const { children } of tokens) {
        let isCut = false;
        for (const token of children ?? []) {
          if (token.type === "link_close" && isCut) {
            token.type = "text";
            isCut = false;
          }
          const href = token.type === "link_open" ? (token.attrGet("href") ?? "#") : "#";
          if (/^(#|[a-z]+:)/.test(href)) continue;
          const [link = "", fragment] = href.split("#");
          const { page, file } = goalOf(decodeURI(link), source, root);
          const behind = fragment === undefined ? "" : `#${fragment}`;
          if (page !== undefined) token.attrSet("href", page + behind);
          else if (repository !== undefined) token.attrSet("href", `${repository}/blob/HEAD/${file}${behind}`);
          else {
            isCut = true;
            token.type = "text";
          }
        }
      }
    });
  };
}
