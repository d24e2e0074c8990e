import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { withPublishedLinks } from "./published-links.ts";

// Replaces the links in the README of the package in the current directory with ones that work on npm, before it is packed; with
// `--restore`, restores the workspace's README afterwards.
const README = "README.md";
const KEPT = ".turbo/README.md";

if (process.argv.includes("--restore")) renameSync(KEPT, README);
else {
  const { name } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly name: string };
  mkdirSync(".turbo", { recursive: true });
  // An existing copy is left over from packing that was interrupted.
  if (!existsSync(KEPT)) copyFileSync(README, KEPT);
  writeFileSync(README, withPublishedLinks(readFileSync(KEPT, "utf8"), name));
}
