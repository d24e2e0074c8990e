import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The part of a package's manifest that controls its release. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A package, and what the build has recorded about it. */
export interface Package extends Manifest {
  /** Its folder, relative to the root. */
  readonly folder: string;
  /** The other packages whose code its files hold. */
  readonly held: readonly string[];
  /** The packages that have generated some of its files. */
  readonly generators: readonly string[];
}

/** Returns the packages that a workspace publishes; all of them must have been built. */
export function builtPackages(root: string): readonly Package[] {
  return globSync("packages/*/package.json", { cwd: root }).map((path) => {
    const folder = dirname(path);
    const read = (file: string) => JSON.parse(readFileSync(join(root, folder, file), "utf8"));
    return { ...read("package.json"), ...read(".turbo/made-of.json"), folder };
  });
}
