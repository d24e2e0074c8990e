import type { Node, Part } from "./nodes.ts";

/** A part as a node. What is neither, as may come out of plain JavaScript, is found when the scheme is defined. */
export function asNode(part: Part): Node {
  return typeof part === "string" ? { kind: "literal", text: part } : part;
}
