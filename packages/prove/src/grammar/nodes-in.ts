import type { Node } from "@url1738/core/define";
import { children } from "@url1738/core/grammar";
import { charactersOf } from "@url1738/core/inside/grammar/walk";

/** Returns a node and everything in it, in order. */
export function nodesIn(node: Node): readonly Node[] {
  return [node, ...children(node).flatMap(nodesIn)];
}

/** Returns the characters that texts of a node can have raw because of the node itself, apart from those inside it. */
export function ownCharacters(node: Node): string {
  if (node.kind === "set") return node.characters;
  if (node.kind === "list") return node.separator;
  return node.kind === "literal" ? charactersOf(node).join("") : "";
}
