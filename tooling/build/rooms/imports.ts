import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** An import of types or values from a file of the same package. Both paths are relative to the package's `src`. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** Returns the imports within a package. The linter enforces the formatting, so they all look alike. */
export function importsWithin(source: string): readonly Import[] {
  return globSync("**/*.ts", { cwd: source }).flatMap((from) => {
    const text = readFileSync(join(source, from), "utf8");
    const paths = text.matchAll(/\b(?:from|import) ?\(?"(?<path>\.{1,2}\/[^"]+)"/g);
    return [...paths].map(({ groups }) => ({ from, to: join(dirname(from), groups?.path ?? "") }));
  });
}

/** Returns the room of a file; `undefined` for a top-level file, outside all rooms. */
export function roomOf(file: string): string | undefined {
  return file.includes("/") ? file.slice(0, file.indexOf("/")) : undefined;
}
