import type { Scheme, UrlValue } from "@url1738/core";
import {
  type AnyDefinition,
  type Definition,
  defineScheme,
  type Fields,
  type Hazards,
  type ValueError,
} from "@url1738/core/define";
import { admittedGrammar } from "@url1738/core/grammar";
import { throwErrors } from "@url1738/core/inside/errors/definition-errors";
import { definitionKeyErrors } from "@url1738/core/inside/scheme/definition-checks";
import { ownFields } from "@url1738/core/runtime";
import { withDefaultPort } from "./access-as.ts";
import { derivationSentence, invalid } from "./derivation-sentences.ts";
import { type FieldsNamed, type ReplacedValue, type Replacement, replaced } from "./replaced.ts";

/** The value of a derived scheme: that of the base, with another name and the types of the replaced components. @public */
export type Derived<U, N extends string, R extends readonly unknown[]> = Extract<
  U extends unknown ? { [K in keyof U]: K extends "scheme" ? N : ReplacedValue<U[K], FieldsNamed<R, K>> } : never,
  { readonly scheme: N }
>;

/** The differences between a derived scheme and its base. The base provides everything that is left out, except `meant`. @public */
export interface Changes<N extends string, U extends UrlValue, A, C, R extends readonly Replacement[]>
  extends Pick<
    Definition<N, Fields, U, A, C>,
    | "name"
    | "names"
    | "section"
    | "specification"
    | "defaultPort"
    | "unsafe"
    | "checkParts"
    | "bare"
    | "relative"
    | "hint"
    | "meant"
    | "labels"
    | "access"
  > {
  /** Checks the rules that concern several components at once, instead of the base's `check`. */
  readonly check?: (url: U) => readonly ValueError<Extract<keyof U, string>>[];
  /** Returns the value that stands for all equivalent ones, instead of the base's `normalize`. */
  readonly normalize?: (url: U) => object;
  /** The dangers of the scheme's URLs, for `audit`, instead of all those that the base names. */
  readonly hazards?: Hazards<U, Extract<keyof U, string>>;
  /** Rules, components and lists of the grammar, each replacing the base's of the same name; see `replaced`. */
  readonly replace?: R;
}

/** Tells whether a value has a grammar; false for one that cannot be read, such as a revoked proxy. */
function isDefinition(base: unknown): boolean {
  try {
    return typeof base === "object" && base !== null && typeof (base as AnyDefinition).schemepart === "object";
  } catch {
    return false;
  }
}

/**
 * Makes a definition from that of another scheme: the same grammar, perhaps with some parts replaced, under another
 * name and with an access of its own.
 *
 * @param base - The definition to start from.
 * @param changes - The name, the access, and anything else that differs.
 * @returns The definition, for `defineScheme` or to be compiled.
 * @throws Url1738Error - With the code `invalid-definition` and a message that says what to change; `contract-version` for a definition
 *   that a newer copy of this package made.
 * @public
 */
export function derivedDefinition<
  U extends UrlValue,
  const N extends string,
  const R extends readonly Replacement[] = readonly [],
  A = never,
  C = unknown,
>(
  base: AnyDefinition<U>,
  changes: Changes<N, Derived<U, N, R>, A, C, R>,
): Definition<N, Fields, Derived<U, N, R>, A, C> {
  if (!isDefinition(base)) throw invalid("not-a-definition");
  admittedGrammar(base);
  throwErrors(
    definitionKeyErrors(changes, "replace", derivationSentence("takes-changes"), derivationSentence("unknown-change")),
    undefined,
  );
  const { replace = [], ...rest } = ownFields(changes);
  const changed = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const { name, names, meant, ...shared } = ownFields(base);
  const schemepart = replaced(base.schemepart, ...(Array.isArray(replace) ? replace : [replace]));
  const port = rest.defaultPort;
  const access = port === undefined ? changed.access : withDefaultPort(changed.access, port);
  const definition: unknown = { ...shared, ...changed, access, schemepart };
  return definition as Definition<N, Fields, Derived<U, N, R>, A, C>;
}

/**
 * Makes a scheme from the definition of another one, see {@link derivedDefinition}.
 *
 * @param base - The definition to start from.
 * @param changes - The name, the access, and anything else that differs.
 * @returns The scheme, to be used alone or in a registry, even together with the base.
 * @throws Url1738Error - With the code `invalid-definition` and a message that says what to change; `contract-version` for a grammar
 *   with a kind of node that is unknown here.
 * @public
 */
export function deriveScheme<
  U extends UrlValue,
  const N extends string,
  const R extends readonly Replacement[] = readonly [],
  A = never,
  C = unknown,
>(base: AnyDefinition<U>, changes: Changes<N, Derived<U, N, R>, A, C, R>): Scheme<Derived<U, N, R>, A, C> {
  return defineScheme(derivedDefinition(base, changes)) as Scheme<Derived<U, N, R>, A, C>;
}
