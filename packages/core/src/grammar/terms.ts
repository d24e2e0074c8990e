import type { Node } from "./nodes.ts";
import { componentsOf, type Items, listItems, pathOf } from "./walk.ts";

/** Names the pieces of a grammar by the terms of RFC 1738 §5. */

/** Quotes a text as the notation does. */
function quote(text: string): string {
  return text.includes('"') ? `<${text}>` : `"${text}"`;
}

/** Writes a literal or a set as the BNF does: a literal in quotes, a set by its name or as its alternatives. Other nodes have no terms. */
export function termsOf(node: Node): readonly string[] {
  if (node.kind === "literal") return [quote(node.text)];
  if (node.kind !== "set") return [];
  if (node.name !== undefined) return [node.name];
  return node.parts.flatMap((part) => (typeof part === "string" ? [quote(part)] : termsOf(part)));
}

/** Returns the only text of a node made of literals, if it has only one. */
function textOf(node: Node): string | undefined {
  if (node.kind === "literal") return node.text;
  if (node.kind === "rule") return textOf(node.item);
  if (node.kind !== "sequence") return undefined;
  const texts = node.items.map(textOf);
  return texts.includes(undefined) ? undefined : texts.join("");
}

/** Returns the terms of all nodes, unless one has none. */
function all(nodes: readonly Node[], termsOf: typeof wordsOf): readonly string[] | undefined {
  const terms = nodes.map(termsOf);
  return terms.includes(undefined) ? undefined : terms.flatMap((listed) => listed ?? []);
}

/** Returns the keywords of a node that is only a choice of keywords. */
function wordsOf(node: Node): readonly string[] | undefined {
  const text = textOf(node);
  if (text !== undefined) return [quote(text)];
  if (node.kind === "rule") return wordsOf(node.item);
  return node.kind === "choice" ? all(node.items, wordsOf) : undefined;
}

/** Returns the names that errors give for an expected rule: for `host = hostname | hostnumber` those two, for keywords the keywords. */
export function namesOf(node: Node): readonly string[] | undefined {
  if (node.kind === "rule") return wordsOf(node) ?? namesOf(node.item) ?? [node.name];
  return node.kind === "choice" ? all(node.items, namesOf) : undefined;
}

/** Returns the paths of the components that are one of several words, such as those of `oneWord`, in a grammar or the items of a list. */
export function wordPathsOf(node: Node, around?: Items): readonly string[] {
  return componentsOf(node).flatMap((element) => {
    if (element.kind === "list") return wordPathsOf(element.item, listItems(element, around));
    return wordsOf(element.item) === undefined ? [] : [pathOf(element, around)];
  });
}
