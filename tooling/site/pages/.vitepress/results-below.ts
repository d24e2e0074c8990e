import type { MarkdownRenderer } from "vitepress";

/** The characters of a line of code that a page of 1,280 pixels shows beside its two lists. */
const WIDTH = 74;

/** Moves the result of an example, a comment after a statement, below it if the line is wider than the page. */
export function resultsBelow(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push("results-below", ({ tokens }) => {
    for (const token of tokens)
      if (token.type === "fence" && /^[jt]s\b/.test(token.info))
        token.content = token.content.replace(/^( *)(.*[;,{]) (\/\/ .*)$/gm, (line, indent, code, result) =>
          line.length > WIDTH ? `${indent}${code}\n${indent}${result}` : line,
        );
  });
}
