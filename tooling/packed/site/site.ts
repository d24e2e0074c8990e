import type { Examples } from "@url1738/testkit";
import { inject } from "vitest";
import type { Block } from "../../documents/readme-examples/blocks.ts";

/** A packed package. */
export interface Package {
  readonly name: string;
  readonly tarball: string;
  /** The folder with the files of the tarball. */
  readonly contents: string;
  readonly manifest: Manifest;
  /** The specifiers that can be imported: the package's name, alone and with each of its subpaths. */
  readonly entries: readonly string[];
  /** True if the package is for Node, since it has commands or uses Node's types; all other packages run everywhere. */
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

/** Tells whether a package uses Node's types: then its users have `@types/node`. */
export function hasNodeTypes({ peerDependencies = {} }: Manifest): boolean {
  return "@types/node" in peerDependencies;
}

/** Returns the peers of a package that an entry of it imports, with their versions: those that are neither ours nor types. */
export function libraryPeers({ peerDependencies = {} }: Manifest): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(peerDependencies).filter(([name]) => !/^@(?:types|url1738)\//.test(name)));
}

/** A scheme among the packages' exports. */
export interface SchemeExport {
  readonly name: string;
  /** All names of its URLs. */
  readonly names: readonly string[];
  /** The package that exports it. */
  readonly from: string;
  /** The name of the export. */
  readonly as: string;
  readonly examples: Examples;
}

/** An example of an installed README, as a module of the site. */
export interface ReadmeModule extends Block {
  readonly title: string;
  /** The path without its extension. */
  readonly path: string;
  readonly nodeOnly: boolean;
  /** True if its package uses Node's types. */
  readonly hasNodeTypes: boolean;
}

/** A folder outside of the workspace where npm has installed all packages, to use them in. */
export interface Site {
  readonly folder: string;
  readonly packages: readonly Package[];
  readonly schemes: readonly SchemeExport[];
  readonly readmes: readonly ReadmeModule[];
  /** The targets of bare specifiers, for use without `node_modules`. */
  readonly imports: Readonly<Record<string, string>>;
}

declare module "vitest" {
  interface ProvidedContext {
    readonly site: Site;
  }
}

/** Returns the site that the setup has made, once for all test files. */
export function site(): Site {
  return inject("site");
}
