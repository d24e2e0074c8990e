import type { Component, List, Node } from "./nodes.ts";

/** The children of a node, in order. */
export function children(parent: Node): readonly Node[] {
  if ("items" in parent) return parent.items;
  return "item" in parent ? [parent.item] : [];
}

/**
 * The components and lists of a grammar, in order, without those inside a list's items.
 *
 * @param parent - The grammar.
 * @returns The fields of the value.
 * @public
 */
export function componentsOf(parent: Node): readonly (Component | List)[] {
  if (parent.kind === "component" || parent.kind === "list") return [parent];
  return children(parent).flatMap(componentsOf);
}

/** All characters that can stand raw in a text of this node. */
export function rawCharacters(parent: Node): string {
  if (parent.kind === "set") return parent.characters;
  if (parent.kind === "literal") return parent.text;
  const own = parent.kind === "list" ? parent.separator : "";
  return own + children(parent).map(rawCharacters).join("");
}
