import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { withMadeParts } from "./family-readme.ts";
import { withPublishedLinks } from "./published-links.ts";

// Adds to the READMEs of the packages what is made, and replaces their links with ones that work on npm, before they are packed; with
// `--restore`, restores the workspace's READMEs afterwards.
for (const readme of globSync("packages/*/README.md")) {
  const folder = dirname(readme);
  const kept = join(folder, ".turbo/README.md");
  if (process.argv.includes("--restore")) renameSync(kept, readme);
  else {
    const { name } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { readonly name: string };
    mkdirSync(dirname(kept), { recursive: true });
    // An existing copy is left over from packing that was interrupted.
    if (!existsSync(kept)) copyFileSync(readme, kept);
    writeFileSync(readme, withPublishedLinks(withMadeParts(readFileSync(kept, "utf8"), folder), name));
  }
}
