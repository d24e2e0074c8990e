import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { withPublishedLinks } from "./published-links.ts";

// Before the package in the current directory is packed, its README gets links that lead somewhere on npm; with `--restore`, after it, the
// README of the workspace is put back.
const README = "README.md";
const KEPT = ".turbo/README.md";

if (process.argv.includes("--restore")) renameSync(KEPT, README);
else {
  const { name } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly name: string };
  mkdirSync(".turbo", { recursive: true });
  // What is there has been left by packing that was interrupted.
  if (!existsSync(KEPT)) copyFileSync(README, KEPT);
  writeFileSync(README, withPublishedLinks(readFileSync(KEPT, "utf8"), name));
}
