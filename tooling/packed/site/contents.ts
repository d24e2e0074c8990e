import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Package } from "./site.ts";

/** Returns the paths of the files in a package's tarball, without the common folder `package`. */
export function filesIn({ contents }: Package): readonly string[] {
  return readdirSync(contents, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(contents, join(parentPath, name)));
}

/** Returns the text of a file in a package's tarball. */
export function textIn({ contents }: Package, path: string): string {
  return readFileSync(join(contents, path), "utf8");
}
