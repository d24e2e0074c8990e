import type { Node } from "./nodes.ts";
import { hasItem, hasItems } from "./walk.ts";

/** The part of a grammar in which nothing is escaped. */
export function rawOf(node: Node): Node {
  if (node.kind === "set") return { ...node, escapes: false };
  if (hasItems(node)) return { ...node, items: node.items.map(rawOf) };
  return hasItem(node) ? { ...node, item: rawOf(node.item) } : node;
}
