import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");

/** Returns the examples next to a scheme's tests: they must hold wherever the package runs. */
export function examplesOf(scheme: string): unknown {
  return JSON.parse(readFileSync(join(root, "packages", scheme, "test", `${scheme}.rows.json`), "utf8"));
}
