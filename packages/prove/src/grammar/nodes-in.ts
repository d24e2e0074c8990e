import type { ElementNode, Node } from "@url1738/core/define";
import { children, occurrencesOf } from "@url1738/core/grammar";
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

/**
 * Returns the components and lists of a grammar wherever they occur, and those of which a component's value is made: its sample has them.
 */
export function elementsIn(node: Node): readonly ElementNode[] {
  return occurrencesOf(node, true).flatMap((element) => {
    const { sample, parts } = element.kind === "component" ? element.options : {};
    return sample === undefined || parts === undefined ? element : [element, ...elementsIn(sample)];
  });
}
