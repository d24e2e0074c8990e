import { readFileSync } from "node:fs";

/** A text that people use as a URL. */
export interface Sample {
  readonly text: string;
  /** Its canonical spelling; without it, the text is not a URL. */
  readonly href?: string | undefined;
  /** The place where the text stops being a URL, and the component there. */
  readonly index?: number | undefined;
  readonly component?: string | undefined;
}

/** The schemes of the gallery of which there are texts as people write them. */
export const corpora: readonly string[] = ["gemini", "irc", "ldap"];

/** Returns the samples of a file, whose first lines explain how to read it. */
export function corpus(name: string): readonly Sample[] {
  const [, ...parts] = readFileSync(new URL(`${name}.txt`, import.meta.url), "utf8").split("\n\n");
  const lines = parts.flatMap((part) => part.split("\n")).filter((line) => line !== "");
  return lines.map((line) => {
    const [text = "", result = text] = line.split(" => ");
    const [, index, component] = /^! (\d+)(?: (\S+))?$/.exec(result) ?? [];
    return index === undefined ? { text, href: result } : { text, index: Number(index), component };
  });
}
