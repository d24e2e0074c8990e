import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const cache = fileURLToPath(new URL("../../../node_modules/.cache/digests", import.meta.url));

/**
 * Returns a line for each text: its digest, its length and its title. Compared with a snapshot, they show a change that nobody meant, such as a
 * shortcut that the compiler loses. The texts themselves are written to `node_modules/.cache/digests`, to be compared with those of the last commit.
 */
export function digests(name: string, texts: Iterable<readonly [title: string, text: string]>): string {
  const folder = join(cache, name);
  mkdirSync(folder, { recursive: true });
  let lines = "";
  for (const [title, text] of texts) {
    writeFileSync(join(folder, `${title.replace(/\W+/g, "-")}.txt`), text);
    lines += `${createHash("sha256").update(text).digest("hex").slice(0, 16)} ${text.length} ${title}\n`;
  }
  return lines;
}
