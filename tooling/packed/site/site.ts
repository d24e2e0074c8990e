import type { Examples } from "@url1738/testkit";
import { inject } from "vitest";

/** A package as it is packed. */
export interface Package {
  readonly name: string;
  readonly tarball: string;
  readonly manifest: Manifest;
  /** What can be imported: the package's name, and it with each of its subpaths. */
  readonly entries: readonly string[];
  /** A package with commands, or with types that are Node's, is for Node; all others run everywhere. */
  readonly isForNode: boolean;
}

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly files?: readonly string[];
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly repository?: object;
  readonly homepage?: string;
  readonly bugs?: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
}

/** Whether a package has types that are Node's: then its users have `@types/node`. */
export function hasNodeTypes({ peerDependencies = {} }: Manifest): boolean {
  return "@types/node" in peerDependencies;
}

/** A scheme, found among what the packages export. */
export interface SchemeExport {
  readonly name: string;
  /** The package that exports it. */
  readonly from: string;
  /** Under this name. */
  readonly as: string;
  readonly examples: Examples;
}

/** An example of an installed README, as a module of the site. */
export interface ReadmeModule {
  readonly title: string;
  /** Without its ending. */
  readonly path: string;
  /** As it stands in the README: TypeScript, without the checks. */
  readonly code: string;
  readonly language: "ts" | "console";
  readonly line: number;
  readonly nodeOnly: boolean;
  /** Whether its package has types that are Node's. */
  readonly hasNodeTypes: boolean;
}

/** What the packages are used in: a folder outside of the workspace where npm has installed all of them. */
export interface Site {
  readonly folder: string;
  readonly packages: readonly Package[];
  readonly schemes: readonly SchemeExport[];
  readonly readmes: readonly ReadmeModule[];
  /** What bare specifiers stand for, where there is no `node_modules`. */
  readonly imports: Readonly<Record<string, string>>;
}

declare module "vitest" {
  interface ProvidedContext {
    readonly site: Site;
  }
}

/** The site that the set-up has made, once for all test files. */
export function site(): Site {
  return inject("site");
}
