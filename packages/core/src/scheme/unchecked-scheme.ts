import { CONTRACT } from "../contract/contract.ts";
import type { Fields } from "../grammar/fields.ts";
import type { Definition, ValueOf } from "./definition.ts";
import { type AnyDefinition, methods } from "./methods.ts";
import type { Scheme } from "./scheme.ts";

/**
 * What `defineScheme` does, without its checks, which are then in no program that imports the scheme: for packages whose tests
 * make them. The conformance suite of `@url1738/testkit` does.
 *
 * @param definition - What the author says of the scheme; of one that `defineScheme` would refuse, nothing can be relied on.
 * @returns The scheme, to be used alone or in a registry.
 * @public
 */
export function uncheckedScheme<
  const N extends string,
  F extends Fields,
  U extends { readonly scheme: N } = ValueOf<N, F>,
  A = never,
  C = unknown,
>(definition: Definition<N, F, U, A, C>): Scheme<U, A, C> {
  const { name, defaultPort, schemepart, section, hint, meant, hazards } = definition;
  const value = definition.value as Scheme["value"];
  const own = methods<U, A, C>(definition as unknown as AnyDefinition<U, A, C>);
  return { contract: CONTRACT, name, defaultPort, schemepart, value, section, hint, meant, hazards, ...own };
}
