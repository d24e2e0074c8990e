import { invalidDefinition } from "./errors.ts";
import { validate } from "./machines/validate.ts";
import { type AnyDefinition, methods } from "./methods.ts";
import type { Component, Fields, List } from "./nodes.ts";
import { CONTRACT, type Definition, type Scheme, type ValueOf } from "./scheme.ts";
import { componentsOf } from "./tree.ts";

/** Whether what a component's absence stands for is still unknown. */
function needsDefaultPort(element: Component | List, defaultPort: number | undefined): boolean {
  const absent = element.kind === "component" ? element.options.absent : undefined;
  return typeof absent === "function" && absent({ defaultPort }) === undefined;
}

/**
 * Makes a scheme of its grammar.
 *
 * @param definition - What the author says of it.
 * @returns The scheme, to be used alone or in a registry.
 * @throws Url1738Error - With the code `invalid-definition` and a message that says what to change.
 * @public
 */
export function defineScheme<
  const N extends string,
  F extends Fields,
  U extends { readonly scheme: N } = ValueOf<N, F>,
  A = never,
  C = unknown,
>(definition: Definition<N, F, U, A, C>): Scheme<U, A, C> {
  const { name, defaultPort, schemepart, section, hint, meant, hazards } = definition;
  if (!/^[\da-z+.-]+$/.test(name))
    throw invalidDefinition(
      `"${name}" is no name of a scheme: take lower-case letters, digits, "+", "." and "-".`,
      name,
    );
  validate(schemepart, name);
  if (componentsOf(schemepart).some((element) => needsDefaultPort(element, defaultPort)))
    throw invalidDefinition("The grammar has a port that may be left out, so the scheme needs a defaultPort.", name);
  for (const component of [...(hazards?.lines ?? []), ...(hazards?.neverFirst ?? [])])
    if (!componentsOf(schemepart).some((element) => element.name === component))
      throw invalidDefinition(`The hazards name the component "${component}", which the grammar does not have.`, name);
  const own = methods<U, A, C>(definition as unknown as AnyDefinition<U, A, C>);
  return { contract: CONTRACT, name, defaultPort, schemepart, section, hint, meant, hazards, ...own };
}
