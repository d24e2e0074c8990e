import type { CharacterSet } from "./characters.ts";
import type { Component, List, Node } from "./nodes.ts";

/** The greatest length, in characters, of a text of a `plain` rule that needs no check: that of a label (RFC 1034). */
export const PLAIN_LENGTH = 63;

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

/** The rule of a list's text in other combinators: `*[ separator item ]`, `item *[ separator item ]` or `*[ item separator ]`. */
export function ruleOf({ item, separator, place }: List): Node {
  const mark: Node = { kind: "literal", text: separator };
  const items = place === "after" ? [item, mark] : [mark, item];
  const repeated: Node = { kind: "repeat", item: { kind: "sequence", items }, least: 0 };
  return place === "between" ? { kind: "sequence", items: [item, repeated] } : repeated;
}

/** Whether the empty text derives from a node. */
export function canBeEmpty(node: Node): boolean {
  if (node.kind === "literal") return node.text === "";
  if (node.kind === "list") return canBeEmpty(ruleOf(node));
  if (node.kind === "optional" || (node.kind === "repeat" && node.least === 0)) return true;
  return node.kind === "sequence" ? node.items.every(canBeEmpty) : children(node).some(canBeEmpty);
}

/** The characters with which a text of this node can begin. */
export function firstCharacters(node: Node): string {
  if (node.kind === "literal") return node.text.charAt(0);
  if (node.kind === "set") return node.characters + (node.escapes ? "%" : "");
  if (node.kind === "list" && node.place === "before") return node.separator;
  if (node.kind === "list" && canBeEmpty(node.item)) return node.separator + firstCharacters(node.item);
  const all = children(node);
  if (node.kind !== "sequence") return all.map(firstCharacters).join("");
  const end = all.findIndex((item) => !canBeEmpty(item));
  return all
    .slice(0, end < 0 ? all.length : end + 1)
    .map(firstCharacters)
    .join("");
}

/** A grammar in which each set and each component is replaced. */
function mapped(node: Node, set: (set: CharacterSet) => CharacterSet, component: (component: Component) => Node): Node {
  if (node.kind === "set") return set(node);
  if (node.kind === "component") return { ...node, item: component(node) };
  if ("items" in node) return { ...node, items: node.items.map((item) => mapped(item, set, component)) };
  return "item" in node ? { ...node, item: mapped(node.item, set, component) } : node;
}

/** The part of a grammar that most texts obey: each component is plain. */
export function plainOf(node: Node): Node {
  return mapped(
    node,
    (set) => set,
    ({ options, item }) => options.plain ?? item,
  );
}

/** The part of a grammar in which nothing is escaped. */
export function rawOf(node: Node): Node {
  return mapped(
    node,
    (set) => ({ ...set, escapes: false }),
    ({ item }) => rawOf(item),
  );
}
