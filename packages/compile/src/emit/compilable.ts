import type { AnyDefinition, Node } from "@url1738/core/define";

/** The part of a scheme's definition that the compiler uses. @public */
export interface Compilable {
  /** The scheme's name. */
  readonly name: string;
  /** See `Definition.names`. */
  readonly names?: AnyDefinition["names"] | undefined;
  /** The section of the specification that describes it. */
  readonly section?: string | undefined;
  /** The specification that has the sections; RFC 1738 by default. */
  readonly specification?: string | undefined;
  /** The port of a URL that names none. */
  readonly defaultPort?: number | undefined;
  /** The grammar. */
  readonly schemepart: Node;
  /** See `Definition.check`. */
  readonly check?: unknown;
  /** See `Definition.normalize`. */
  readonly normalize?: unknown;
  /** See `Definition.checkParts`. */
  readonly checkParts?: unknown;
  /** See `Definition.bare`. */
  readonly bare?: boolean | undefined;
  /** See `Definition.relative`. */
  readonly relative?: string | undefined;
  /** See `Definition.hint`. */
  readonly hint?: unknown;
  /** See `Definition.meant`. */
  readonly meant?: unknown;
  /** See `Definition.labels`. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  /** See `Definition.hazards`. */
  readonly hazards?: unknown;
  /** See `Definition.access`. */
  readonly access: unknown;
}

/** Options for compiling a scheme. @public */
export interface CompileOptions {
  /** The name of the export; by default, that of the scheme in camelCase. */
  readonly exportName?: string | undefined;
  /** The version of `@url1738/core` that the module needs, which an older one asks to install; by default, that of the core in this package. */
  readonly core?: string | undefined;
  /**
   * True if the functions of the definition throw only errors of url1738, so that no guard is needed, none calls a function that
   * `checkDecoded` has made, and its `check` changes no value.
   */
  readonly isTrusted?: boolean | undefined;
}
