import { readFileSync } from "node:fs";

/** A text that people have for a URL. */
export interface Sample {
  readonly text: string;
  /** Its canonical spelling; without it, the text is not a URL. */
  readonly href?: string | undefined;
  /** Where the text stops being a URL, and in which component. */
  readonly index?: number | undefined;
  readonly component?: string | undefined;
}

/** The samples of a file, of which the first lines tell how it is to be read. */
export function corpus(name: string): readonly Sample[] {
  const [, ...parts] = readFileSync(new URL(`${name}.txt`, import.meta.url), "utf8").split("\n\n");
  const lines = parts.flatMap((part) => part.split("\n")).filter((line) => line !== "");
  return lines.map((line) => {
    const [text = "", result = text] = line.split(" => ");
    const [, index, component] = /^! (\d+)(?: (\w+))?$/.exec(result) ?? [];
    return index === undefined ? { text, href: result } : { text, index: Number(index), component };
  });
}
