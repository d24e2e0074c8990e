/** A block of code in a Markdown document. */
export interface Block {
  readonly language: "ts" | "console";
  /** The line of the document where the code begins; the first is 1. */
  readonly line: number;
  readonly code: string;
}

// A fence is closed by as many backticks as opened it: blocks quoted in a longer fence are not separate blocks.
const fenced = /^(?<fence>`{3,})(?<language>[^\n]*)\n(?<code>.*?)^\k<fence>$/gms;

/** Returns the blocks of a document that are run. */
export function blocks(markdown: string): readonly Block[] {
  const found: Block[] = [];
  for (const { index, groups } of markdown.matchAll(fenced)) {
    const { language, code = "" } = groups ?? {};
    const line = markdown.slice(0, index).split("\n").length + 1;
    if (language === "ts" || language === "console") found.push({ language, line, code });
  }
  return found;
}
