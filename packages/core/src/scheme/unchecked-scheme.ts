import { machineOf } from "../automaton/grammar-machine.ts";
import { ownFields } from "../errors/own-fields.ts";
import { citedSections } from "../grammar/cited-sections.ts";
import type { Fields } from "../grammar/fields.ts";
import { secretsOf } from "../grammar/walk.ts";
import { interpreted } from "../values/interpreted.ts";
import { crossChecked } from "./cross-checked.ts";
import type { Definition, ValueOf, Yields } from "./definition.ts";
import { partsChecked } from "./parts-checked.ts";
import type { Scheme } from "./scheme.ts";
import { schemeOf } from "./scheme-of.ts";
import { schemeScribe } from "./scheme-scribe.ts";

/**
 * Makes a scheme as `defineScheme` does, but without its checks, so that programs that import the scheme do not contain them. It is for
 * packages whose tests make these checks, as the conformance suite of `@url1738/testkit` does.
 *
 * @param definition - The author's definition of the scheme; if `defineScheme` would refuse it, nothing is guaranteed.
 * @returns The scheme, to be used alone or in a registry.
 * @public
 */
export function uncheckedScheme<
  const N extends string,
  F extends Fields,
  U extends { readonly scheme: N } = ValueOf<N, F>,
  A = never,
  C = unknown,
>(definition: Definition<N, F, U, A, C> & Yields<N, F, U>): Scheme<U, A, C> {
  const own = ownFields(citedSections(definition));
  const { name, schemepart, check, checkParts, defaultPort } = own;
  const { scribe, automaton } = interpreted<U>(schemepart, { defaultPort }, name);
  const whole = check === undefined ? scribe : crossChecked(scribe, check);
  const facts = { name, secrets: secretsOf(schemepart) };
  const scheme = schemeOf<U, A, C>(
    schemeScribe<U>(whole, facts, () => machineOf(automaton())),
    own,
  );
  return checkParts === undefined ? scheme : partsChecked(scheme, checkParts);
}
