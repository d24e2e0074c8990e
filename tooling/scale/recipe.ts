import { readFileSync } from "node:fs";

const GUIDE = readFileSync(new URL("../../docs/at-scale.md", import.meta.url), "utf8");

/** Returns a block of the guide: the text that the guide tells people to write is run here. */
export function recipe(name: string): string {
  const opening = new RegExp(`^\`\`\`\\S+ ${name.replaceAll(".", "\\.")}\\n`, "m").exec(GUIDE);
  if (opening === null) throw new Error(`docs/at-scale.md has no block ${name}.`);
  const start = opening.index + opening[0].length;
  return GUIDE.slice(start, GUIDE.indexOf("\n```", start) + 1);
}
