import { component } from "../grammar/combinators.ts";
import type { Component, List, Literal, Node } from "../grammar/nodes.ts";
import { children, isElement, withChildren } from "../grammar/walk.ts";
import type { Line } from "./automaton.ts";
import { componentPlaces, type PlacesIn } from "./component-places.ts";

/** What a text of a grammar is put together from: components, lists and the literals around them. Each stands in it at most once. */
export interface Piece {
  readonly node: Literal | Component | List;
  /** The innermost line of the grammar in which it stands. */
  readonly line: Line;
}

/**
 * The pieces of a grammar, in order.
 *
 * @param line - The line of which the grammar is the right side.
 */
export function piecesOf(node: Node, line: Line): readonly Piece[] {
  if (node.kind === "literal" || isElement(node)) return [{ node, line }];
  const inside = node.kind === "rule" ? { name: node.name, outer: line } : line;
  return children(node).flatMap((child) => piecesOf(child, inside));
}

/** What makes the expression capture a literal. */
function marked(literal: Literal): Component {
  return component("literal", literal, { read: (text) => text, spell: () => undefined });
}

/** The same grammar, of which the expression captures the literals as well. */
function withLiterals(node: Node): Node {
  if (node.kind === "literal") return marked(node);
  if (isElement(node)) return node;
  // Whether a sequence ends with a literal decides how it is matched where it may be left out, so it goes on to end with one.
  if (node.kind === "sequence") {
    const end: readonly Node[] = node.items.at(-1)?.kind === "literal" ? [{ kind: "literal", text: "" }] : [];
    return { ...node, items: [...node.items.map(withLiterals), ...end] };
  }
  return withChildren(node, children(node).map(withLiterals));
}

/**
 * Makes the function that tells where in a text of a grammar its pieces stand, in the order of `piecesOf`. It takes the same
 * reading as the reader does, where a text has several. A piece that the text leaves out has no place.
 */
export function piecePlaces(node: Node): PlacesIn {
  return componentPlaces(withLiterals(node), "");
}
