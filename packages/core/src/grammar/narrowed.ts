import type { CharacterSet } from "../syntax/character-set.ts";
import type { Component, Node } from "./nodes.ts";

/** The greatest length, in characters, of a text of a `plain` rule that needs no check: that of a label (RFC 1034). */
export const PLAIN_LENGTH = 63;

/** A grammar in which each set and each component is replaced. */
export function mapped(
  node: Node,
  set: (set: CharacterSet) => CharacterSet,
  component: (component: Component) => Node,
): Node {
  if (node.kind === "set") return set(node);
  if (node.kind === "component") return { ...node, item: component(node) };
  if ("items" in node) return { ...node, items: node.items.map((item) => mapped(item, set, component)) };
  return "item" in node ? { ...node, item: mapped(node.item, set, component) } : node;
}

/** The part of a grammar that most texts obey: each component is of its `plain` form. */
export function plainOf(node: Node): Node {
  return mapped(
    node,
    (set) => set,
    ({ options, item }) => options.plain ?? item,
  );
}

/** The part of a grammar in which nothing is escaped, nor would be in a canonical spelling, as a `?` is. */
export function rawOf(node: Node): Node {
  return mapped(
    node,
    (set) => ({ ...set, escapes: false, characters: set.characters.replaceAll("?", "") }),
    ({ item }) => rawOf(item),
  );
}
