import type { MarkdownRenderer } from "vitepress";

/** Turns headers without text into plain cells: they name nothing when a table is read aloud. */
export function emptyHeaders(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push("empty-headers", ({ tokens }) => {
    for (const [index, open] of tokens.entries()) {
      const [inline, close] = tokens.slice(index + 1, index + 3);
      if (open.type === "th_open" && inline?.content === "")
        for (const token of [open, close]) if (token) token.tag = "td";
    }
  });
}
