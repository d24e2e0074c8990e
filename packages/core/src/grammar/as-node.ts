import { invalidDefinition } from "../errors/invalid-definition.ts";
import type { Node, Part } from "./nodes.ts";

/**
 * A part as a node.
 *
 * @throws Url1738Error - With the code `invalid-definition` where it is neither, as may come out of plain JavaScript.
 */
export function asNode(part: Part): Node {
  if (typeof part === "string") return { kind: "literal", text: part };
  if (typeof part?.kind === "string") return part;
  const what = part === undefined ? "an undefined part" : `a ${typeof part}`;
  throw invalidDefinition(
    `In the grammar there is ${what} where a piece of grammar should be: give strings, and what the functions of @url1738/core/grammar return.`,
  );
}
