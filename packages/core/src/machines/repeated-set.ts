import type { Node, Sequence } from "../grammar/nodes.ts";
import type { CharacterSet } from "../syntax/character-set.ts";
import { alphadigit } from "../syntax/characters.ts";

/** Whether a class can also hold the `%` of a set's escapes, for each `%` begins an escape. That takes no memory for each of them. */
export function isFoldable({ escapes, without, characters }: CharacterSet): boolean {
  return escapes && without.length === 0 && characters.includes(alphadigit.characters);
}

/** The set of which a node is any number of characters: of `hsegment *[ "/" hsegment ]` that of `hsegment`, and the `/`. */
export function repeatedSet(node: Node): CharacterSet | undefined {
  if (node.kind === "rule" || node.kind === "component") return repeatedSet(node.item);
  if (node.kind === "repeat") return node.least === 0 && node.item.kind === "set" ? node.item : undefined;
  if (node.kind === "list")
    return node.place === "between" ? joined(repeatedSet(node.item), node.separator) : undefined;
  return node.kind === "sequence" && node.items.length === 2 ? setOfPair(node) : undefined;
}

function setOfPair({ items }: Sequence): CharacterSet | undefined {
  const first = items[0] as Node;
  const more = items[1] as Node;
  if (first.kind === "list" && first.place === "after")
    return alike(repeatedSet(first.item), repeatedSet(more), first.separator);
  if (more.kind !== "repeat" || more.least === 1 || more.item.kind !== "sequence") return undefined;
  const { items: again } = more.item;
  const mark = again[0];
  if (again.length !== 2 || mark?.kind !== "literal" || mark.text.length !== 1) return undefined;
  return alike(repeatedSet(first), repeatedSet(again[1] as Node), mark.text);
}

/** The set of texts of one set and texts of another between which a mark stands, if they are the same set. */
function alike(one: CharacterSet | undefined, other: CharacterSet | undefined, mark: string): CharacterSet | undefined {
  return one && other && isSame(one, other) ? joined(one, mark) : undefined;
}

/** Whether two sets have the same members. */
function isSame(one: CharacterSet, other: CharacterSet): boolean {
  const isAlike = one.characters === other.characters && one.escapes === other.escapes;
  return isAlike && one.without.join() === other.without.join();
}

/** Whether any octets can be written in a text of a node, raw or as escapes, one after the other. */
export function takesAnyText(node: Node): boolean {
  const set = repeatedSet(node);
  return set !== undefined && isFoldable(set);
}

/** A set with one more character, if it can be folded: else a repetition of it is not a single class. */
export function joined(set: CharacterSet | undefined, character: string): CharacterSet | undefined {
  if (set === undefined || (set.escapes && !isFoldable(set))) return undefined;
  return { ...set, characters: set.characters + character };
}
