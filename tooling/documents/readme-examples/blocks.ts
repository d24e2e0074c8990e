/** A block of code in a Markdown document. */
export interface Block {
  readonly language: "ts" | "console";
  /** The line of the document where the code begins; the first is 1. */
  readonly line: number;
  readonly code: string;
  /** Of a table right after the block, the examples in each of its lines: code like `f(); // 1`. */
  readonly rows: readonly (readonly string[])[];
}

// A fence is closed by as many backticks as opened it: blocks quoted in a longer fence are not separate blocks.
const fenced = /^(?<fence>`{3,})(?<language>[^\n]*)\n(?<code>.*?)^\k<fence>$(?<table>\n\n(?:^\|[^\n]*\n)+)?/gms;

const example = /`([^`]* \/\/ [^`]*)`/g;

/** Returns the blocks of a document that are run. */
export function blocks(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const { index, groups } of markdown.matchAll(fenced)) {
    const { language, code = "", table = "" } = groups ?? {};
    const line = markdown.slice(0, index).split("\n").length + 1;
    const rows = table.split("\n").map((row) => [...row.matchAll(example)].map(([, code = ""]) => code));
    if (language === "ts" || language === "console") blocks.push({ language, line, code, rows });
  }
  return blocks;
}
