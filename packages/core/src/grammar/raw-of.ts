import type { Node } from "./nodes.ts";

/** The part of a grammar in which nothing is escaped. */
export function rawOf(node: Node): Node {
  if (node.kind === "set") return { ...node, escapes: false };
  if ("items" in node) return { ...node, items: node.items.map(rawOf) };
  return "item" in node ? { ...node, item: rawOf(node.item) } : node;
}
