import type { Node } from "@url1738/core/define";
import { children } from "@url1738/core/internal";

/** Returns a node and everything in it, in order. */
export function nodesIn(node: Node): readonly Node[] {
  return [node, ...children(node).flatMap(nodesIn)];
}
