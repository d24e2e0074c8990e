import type { Component, List, Node, Part } from "./nodes.ts";

/** Whether a node has several children. */
export function hasItems(node: Node): node is Extract<Node, { readonly items: unknown }> {
  return Object.hasOwn(node, "items");
}

/** Whether a node has one child. */
export function hasItem(node: Node): node is Extract<Node, { readonly item: unknown }> {
  return Object.hasOwn(node, "item");
}

/** The children of a node, in order. */
export function children(parent: Node): readonly Node[] {
  if (hasItems(parent)) return parent.items;
  return hasItem(parent) ? [parent.item] : [];
}

/** The same node with other children, as many as it has. */
export function withChildren<N extends Node>(parent: N, others: readonly Node[]): N {
  if (hasItems(parent)) return { ...parent, items: others };
  return hasItem(parent) ? { ...parent, item: others[0] } : parent;
}

/** Whether a node is a field of the value. */
export function isElement(node: Node): node is Component | List {
  return node.kind === "component" || node.kind === "list";
}

/** The components and lists of a grammar, in order, each wherever it stands: of alternatives, several may have the same. */
export function occurrencesOf(parent: Node): readonly (Component | List)[] {
  if (isElement(parent)) return [parent];
  return children(parent).flatMap(occurrencesOf);
}

/**
 * The components and lists of a grammar, in order, each once, without those inside a list's items.
 *
 * @param parent - The grammar.
 * @returns The fields of the value.
 * @public
 */
export function componentsOf(parent: Node): readonly (Component | List)[] {
  const byName = new Map<string, Component | List>();
  for (const element of occurrencesOf(parent)) if (!byName.has(element.name)) byName.set(element.name, element);
  return [...byName.values()];
}

/** The components and lists of a grammar, those in the items of lists among them. */
export function allElements(parent: Node): readonly (Component | List)[] {
  return occurrencesOf(parent).flatMap((element) =>
    element.kind === "list" ? [element, ...allElements(element.item)] : [element],
  );
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

/**
 * Tells of what may be left out whether it ends with a mark, like the user in `[ user "@" ] host`, which can begin like what follows it.
 * Then leaving it out is tried first, as most texts do.
 *
 * @param item - What may be left out.
 * @returns Whether it does.
 * @public
 */
export function endsWithMark(item: Node): boolean {
  return item.kind === "sequence" && item.items.at(-1)?.kind === "literal";
}

/** Whether the empty text derives from a node. */
export function canBeEmpty(node: Node): boolean {
  if (node.kind === "literal") return node.text === "";
  if (node.kind === "list") return canBeEmpty(ruleOf(node));
  if (node.kind === "optional" || (node.kind === "repeat" && node.least === 0)) return true;
  return node.kind === "sequence" ? node.items.every(canBeEmpty) : children(node).some(canBeEmpty);
}

/** Gives the characters that can come next; none where the text ends. Few places ask. */
export type Follow = () => string;

/** The characters with which a text can begin that derives from a node and what follows it; sometimes a few more. */
export function firstCharacters(node: Node, follow: Follow): string {
  switch (node.kind) {
    case "literal":
      return node.text.charAt(0) || follow();
    case "set":
      return node.characters + (node.escapes ? "%" : "");
    case "sequence":
      return node.items.reduceRight<Follow>((after, item) => () => firstCharacters(item, after), follow)();
    case "choice":
      return node.items.map((item) => firstCharacters(item, follow)).join("");
    case "list":
      return firstCharacters(ruleOf(node), follow);
    default: {
      const isThere = node.kind === "rule" || node.kind === "component";
      return firstCharacters(node.item, follow) + (isThere ? "" : follow());
    }
  }
}

/** The part of a grammar in which nothing is escaped. */
export function rawOf(node: Node): Node {
  if (node.kind === "set") return { ...node, escapes: false };
  return withChildren(node, children(node).map(rawOf));
}

/** A part as a node. What is neither, as may come out of plain JavaScript, is found when the scheme is defined. */
export function asNode(part: Part): Node {
  return typeof part === "string" ? { kind: "literal", text: part } : part;
}
