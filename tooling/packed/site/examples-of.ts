import { globSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");

/** The examples next to a scheme's tests: what they say must hold wherever the package runs. */
export function examplesOf(scheme: string): unknown {
  const [path, ...others] = globSync(`packages/*/test/${scheme}.rows.json`, { cwd: root });
  if (path === undefined || others.length > 0)
    throw new Error(`There must be one file of examples for ${scheme}: packages/*/test/${basename(scheme)}.rows.json.`);
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}
