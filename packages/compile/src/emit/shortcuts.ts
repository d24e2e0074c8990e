import type { Component, Node } from "@url1738/core/define";
import { children, withChildren } from "@url1738/core/grammar";
import { factsOf, withFacts } from "@url1738/core/inside/grammar/facts";

/**
 * The shortcuts of a compiled scheme, each of which can be left out without another result: `usual`, the expression of the usual URLs; `cuts`,
 * their cutting at delimiters; `wider`, the expressions of others that are cut so; `longest`, the test that spares short texts from being
 * read; for each component, what the writer knows of its spelling, and the facts about its functions.
 */
export type Shortcut = "usual" | "cuts" | "wider" | "longest" | `writer of ${string}` | `facts about ${string}`;

/** The shortcuts that code must do without. */
export type LeftOut = ReadonlySet<Shortcut>;

export const writerOf = ({ name }: Component): Shortcut => `writer of ${name}`;
export const factsAbout = ({ name }: Component): Shortcut => `facts about ${name}`;

/** Returns all shortcuts that code for some components can have. */
export const shortcutsOf = (leaves: readonly Component[]): readonly Shortcut[] => [
  "wider",
  "cuts",
  "longest",
  "usual",
  ...new Set(leaves.flatMap((leaf) => [writerOf(leaf), factsAbout(leaf)])),
];

/** The texts that need no function if nothing is known of the functions: none. */
export const NO_TEXT: Node = { kind: "set", characters: "", escapes: false } as Node;

/** Returns a grammar whose components have no facts about their functions where these must be left out. */
export function withoutFacts(node: Node, leftOut: LeftOut): Node {
  const copies = new Map<Node, Node>();
  const without = (node: Node): Node => {
    const copied = copies.get(node);
    if (copied !== undefined) return copied;
    const copy =
      node.kind === "component" && leftOut.has(factsAbout(node))
        ? { ...node, codec: withFacts({ ...node.codec }, { ...factsOf(node.codec), spared: { check: NO_TEXT } }) }
        : children(node).length === 0
          ? node
          : withChildren(node, children(node).map(without));
    copies.set(node, copy);
    return copy;
  };
  return [...leftOut].some((shortcut) => shortcut.startsWith("facts")) ? without(node) : node;
}
