import { children, type Node } from "@url1738/core/runtime";

/** Returns a node and everything in it, in order. */
export function nodesIn(node: Node): readonly Node[] {
  return [node, ...children(node).flatMap(nodesIn)];
}
