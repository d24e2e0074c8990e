import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** An import of a file of the same package, of types or of values. Both paths are from the package's `src`. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** The imports within a package. Formatting is held by the linter, so they all look alike. */
export function importsWithin(source: string): readonly Import[] {
  return globSync("**/*.ts", { cwd: source }).flatMap((from) => {
    const text = readFileSync(join(source, from), "utf8");
    const paths = text.matchAll(/\b(?:from|import) ?\(?"(?<path>\.{1,2}\/[^"]+)"/g);
    return [...paths].map(({ groups }) => ({ from, to: join(dirname(from), groups?.path ?? "") }));
  });
}

/** The room of a file; nothing for a file on top, outside of all rooms. */
export function roomOf(file: string): string | undefined {
  return file.includes("/") ? file.slice(0, file.indexOf("/")) : undefined;
}
