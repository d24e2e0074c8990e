import type { Component, List, Node } from "./nodes.ts";
import { componentsOf } from "./walk.ts";

function isSecret(element: Component | List): boolean {
  if (element.kind === "list") return componentsOf(element.item).some(isSecret);
  return element.options.secret === true;
}

/**
 * Returns the components of a grammar whose text is a secret, and the lists that have such components in their items.
 *
 * @param node - The grammar.
 * @returns Their names; `undefined` if there are none.
 * @public
 */
export function secretsOf(node: Node): readonly string[] | undefined {
  const names = componentsOf(node)
    .filter(isSecret)
    .map(({ name }) => name);
  return names.length === 0 ? undefined : names;
}
