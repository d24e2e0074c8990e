import type { Node } from "@url1738/core/define";
import { children, withChildren } from "@url1738/core/grammar";
import { charactersOf } from "@url1738/core/inside/grammar/walk";

/** The limit of parts of a choice: one with more is too large for the search in any case. */
const MOST_PARTS = 20_000;

/** Splits a part into the parts that follow each other, and a literal into its characters. */
function partsOf(node: Node): readonly Node[] {
  if (node.kind === "literal")
    return charactersOf(node).map((characters) => ({
      ...node,
      text: characters.charAt(0),
      anyCase: characters.length > 1,
    }));
  if (node.kind === "rule") return partsOf(node.item);
  return node.kind === "sequence" ? node.items.flatMap(partsOf) : [node];
}

/** Returns the same key for parts that read the same characters, and the part itself if it reads more than one character. */
function keyOf(part: Node | undefined): unknown {
  if (part?.kind === "set" && !part.escapes) return [...new Set(part.characters)].sort().join("");
  return part?.kind === "literal" ? [...charactersOf(part).join("")].sort().join("") : part;
}

/** Joins the alternatives that begin alike. */
function joined(alternatives: readonly (readonly Node[])[]): readonly Node[] {
  const alike = new Map<unknown, (readonly Node[])[]>();
  for (const parts of alternatives) {
    const key = keyOf(parts[0]);
    const others = alike.get(key);
    if (others === undefined) alike.set(key, [parts]);
    else others.push(parts);
  }
  return [...alike.values()].map((group): Node => {
    const [first = []] = group;
    if (group.length === 1 || first.length === 0) return { kind: "sequence", items: first };
    let same = 1;
    while (same < first.length && group.every((parts) => keyOf(parts[same]) === keyOf(first[same]))) same++;
    const rest = joined(group.map((parts) => parts.slice(same)));
    return { kind: "sequence", items: [...first.slice(0, same), { kind: "choice", items: rest }] };
  });
}

/**
 * Returns a grammar whose alternatives share their beginning if they begin alike. Its texts have the same readings, but far fewer pairs of
 * places have to be compared.
 */
export function factored(node: Node): Node {
  const inside = children(node).map(factored);
  if (node.kind !== "choice") return inside.length === 0 ? node : withChildren(node, inside);
  const alternatives = inside.map(partsOf);
  const count = alternatives.reduce((sum, { length }) => sum + length, 0);
  return { ...node, items: count > MOST_PARTS ? inside : joined(alternatives) };
}
