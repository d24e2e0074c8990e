import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What of a package's manifest says how it is released. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The manifests of all packages that are published from a workspace. */
export function manifests(root: string): readonly Manifest[] {
  return globSync("packages/*/package.json", { cwd: root }).map((path) =>
    JSON.parse(readFileSync(join(root, path), "utf8")),
  );
}
