import type { Node } from "../grammar/nodes.ts";
import { matcher } from "./pattern.ts";

/** Where a piece of a text begins, and the offset after it. */
export type PiecePlace = readonly [index: number, end: number];

/**
 * Makes the function that tells where in a text of a grammar its components stand, in the order of `occurrencesOf`; of a list, the
 * whole list. Where the text leaves a component out, it has no place.
 *
 * @param prefix - The source of what stands before the grammar's text.
 */
export function componentPlaces(node: Node, prefix: string): (text: string) => readonly (PiecePlace | undefined)[] {
  const placed = matcher(node, prefix, "d");
  return (text) => placed().exec(text)?.indices?.slice(1) ?? [];
}
