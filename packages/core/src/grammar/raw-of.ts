import type { Node } from "./nodes.ts";
import { children, withChildren } from "./walk.ts";

/** The part of a grammar in which nothing is escaped. */
export function rawOf(node: Node): Node {
  if (node.kind === "set") return { ...node, escapes: false };
  return withChildren(node, children(node).map(rawOf));
}
