/** The part of markdown-it that is used here. */
interface Markdown {
  readonly core: { readonly ruler: { push(name: string, rule: (state: { readonly tokens: Token[] }) => void): void } };
}

interface Token {
  readonly type: string;
  readonly content: string;
  tag: string;
}

/** Turns headers without text into plain cells: they name nothing when a table is read aloud. */
export function emptyHeaders(markdown: Markdown): void {
  markdown.core.ruler.push("empty-headers", ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      const [, inline, close] = tokens.slice(index, index + 3);
      if (token.type !== "th_open" || inline?.content !== "" || close === undefined) continue;
      token.tag = "td";
      close.tag = "td";
    }
  });
}
