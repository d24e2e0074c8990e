import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The part of a package's manifest that controls its release. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Returns the manifests of all packages that a workspace publishes. */
export function manifests(root: string): readonly Manifest[] {
  return globSync("packages/*/package.json", { cwd: root }).map((path) =>
    JSON.parse(readFileSync(join(root, path), "utf8")),
  );
}
