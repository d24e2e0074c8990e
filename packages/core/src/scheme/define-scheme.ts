import { isList, ownFields } from "../errors/own-fields.ts";
import { escapedBeforeHost } from "../grammar/escaped-before-host.ts";
import type { Fields, Needed } from "../grammar/fields.ts";
import type { Node } from "../grammar/nodes.ts";
import { checkDefinition } from "./check-definition.ts";
import type { Definition, ValueOf, Yields } from "./definition.ts";
import { guarded, guardedFunction } from "./guarded.ts";
import type { Scheme } from "./scheme.ts";
import { uncheckedScheme } from "./unchecked-scheme.ts";

/**
 * Makes a scheme from its grammar.
 *
 * @param definition - The author's definition of the scheme.
 * @returns The scheme, to be used alone or in a registry.
 * @throws Url1738Error - With the code `invalid-definition` and a message that says what to change; with `contract-version` if
 *   the grammar has a kind of node that is unknown here, because a newer copy of this package made it; with `plugin` if one
 *   of its functions throws.
 * @public
 */
export function defineScheme<
  const N extends string,
  F extends Fields,
  U extends { readonly scheme: N } = ValueOf<N, F>,
  A = never,
  C = unknown,
>(definition: Definition<N, F, U, A, C> & Yields<N, F, U>): Scheme<U, A, C, Needed<F>> {
  const hasFields = typeof definition === "object" && definition !== null && !isList(definition);
  const own = hasFields ? ownFields(definition) : definition;
  return guardedFunction(String(own?.name), () => {
    checkDefinition(own);
    const schemepart = escapedBeforeHost(own.schemepart) as Node<F>;
    return guarded<U, A, C>(uncheckedScheme({ ...own, schemepart }));
  })();
}
