import type { MarkdownEnv, MarkdownRenderer } from "vitepress";
import { reasonsIn } from "../../write-reasons.ts";
import { idOf } from "./id-of.ts";
import { pageOf } from "./page-of.ts";

/** The lists of exports, and the definitions, which are all alike. */
const UNSOUGHT = /^api\/(?:.*\/)?(?:definition\/.*|index\.md)$/;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Returns a section as the search reads it: a heading with an anchor, and a text. */
const section = (title: string, id: string, text: string) =>
  `<h2 id="${id}">${escaped(title)} <a href="#${id}"></a></h2><p>${escaped(text)}</p>`;

/**
 * Returns the function that renders a page for the search: without what no reader looks for, and with each reason, which the page itself
 * shows only on demand.
 */
export function searched(root: string) {
  return (source: string, env: MarkdownEnv, markdown: MarkdownRenderer): string => {
    const path = pageOf(env.relativePath);
    if (UNSOUGHT.test(path)) return "";
    const isReference = path.startsWith("api/");
    // The documents that the examples are from are found by themselves.
    const html = markdown.render(isReference ? source.replace(/^## Examples$.*/ms, "") : source, env);
    if (path !== "reasons.md") return html;
    return (
      html +
      reasonsIn(root)
        .map(({ kind, reason, en }) => section(reason, idOf(kind, reason), en))
        .join("")
    );
  };
}
