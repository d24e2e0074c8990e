import type { Node } from "@url1738/core/define";
import { accepts, machineOf } from "@url1738/core/grammar";

/** Finds the innermost line that the whole empty text derives from, in a grammar that accepts it. */
export function lineOfEmpty(node: Node, line: readonly string[]): readonly string[] {
  switch (node.kind) {
    case "rule":
      return lineOfEmpty(node.item, [...line, node.name]);
    case "choice":
      return lineOfEmpty(node.items.find((item) => accepts(machineOf(item), "")) as Node, line);
    case "repeat":
      return node.least === 0 ? line : lineOfEmpty(node.item, line);
    case "sequence":
      return node.items.length === 1 ? lineOfEmpty(node.items[0] as Node, line) : line;
    case "literal":
    case "set":
    case "optional":
    case "component":
    case "list":
      return line;
  }
}
