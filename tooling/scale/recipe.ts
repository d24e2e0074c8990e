import { readFileSync } from "node:fs";

const GUIDE = readFileSync(new URL("../../docs/at-scale.md", import.meta.url), "utf8");

/** Returns a block of the guide, so that the guide's own text is run. */
export function recipe(name: string): string {
  const opening = new RegExp(`^\`\`\`\\S+ ${name.replaceAll(".", "\\.")}\\n`, "m").exec(GUIDE);
  if (opening === null) throw new Error(`docs/at-scale.md has no block ${name}.`);
  const start = opening.index + opening[0].length;
  return GUIDE.slice(start, GUIDE.indexOf("\n```", start) + 1);
}
