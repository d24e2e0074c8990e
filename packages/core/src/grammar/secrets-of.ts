import type { Component, List, Node } from "./nodes.ts";
import { componentsOf } from "./walk.ts";

function isSecret(element: Component | List): boolean {
  if (element.kind === "list") return componentsOf(element.item).some(isSecret);
  return element.options.secret === true;
}

/**
 * Returns the names of a grammar's components whose text is a secret, and of the lists with such components in their items, if any.
 *
 * @public
 */
export function secretsOf(node: Node): readonly string[] | undefined {
  const names = componentsOf(node)
    .filter(isSecret)
    .map(({ name }) => name);
  return names.length === 0 ? undefined : names;
}
