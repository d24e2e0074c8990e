import type { List, Node } from "../grammar/nodes.ts";
import { componentsOf, endsWithMark, type Follow, firstCharacters } from "../grammar/walk.ts";
import { characterClass } from "../syntax/character-class.ts";
import type { CharacterSet } from "../syntax/character-set.ts";
import { hex } from "../syntax/characters.ts";
import { isFoldable, joined, repeatedSet } from "./repeated-set.ts";

/**
 * A grammar as one regular expression. It is linear in time because nothing that is repeated can begin
 * with what the repetition before it could still eat, so there is one way to match, and backtracking finds no other.
 */

/** Characters one after the other, as the source of a regular expression. */
export const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** An escape, of any octet but those that the set leaves out. */
function escapes({ without }: CharacterSet): string {
  const refused = without.map((octet) =>
    octet
      .toString(16)
      .padStart(2, "0")
      .replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`),
  );
  return `%${refused.length > 0 ? `(?!${refused.join("|")})` : ""}[0-9A-Fa-f]{2}`;
}

/** A set once. */
function one(set: CharacterSet): string {
  const raw = `[${characterClass(set.characters)}]`;
  if (!set.escapes) return raw;
  return set.characters === "" ? escapes(set) : `(?:${raw}|${escapes(set)})`;
}

const within = (characters: string, others: string) => [...characters].some((character) => others.includes(character));

const atEnd: Follow = () => "";

/**
 * A set any number of times. What cannot be folded is unrolled, so that each repetition begins with a `%` and eats what follows.
 *
 * @param follow - What can come next: if hexadecimal digits, the repetition must not end in the middle of an escape.
 */
function any(set: CharacterSet, follow: Follow): string {
  const raw = characterClass(set.characters);
  if (!set.escapes) return `[${raw}]*`;
  if (isFoldable(set)) return `[${raw}%]*${within(hex.characters, follow()) ? "(?<!%.?)" : ""}`;
  return `[${raw}]*(?:${escapes(set)}[${raw}]*)*`;
}

function repeated(item: Node, least: 0 | 1, follow: Follow): string {
  const again = () => firstCharacters(item, follow) + follow();
  if (item.kind !== "set") return `(?:${source(item, false, again)})${least === 0 ? "*" : "+"}`;
  if (least === 0) return any(item, follow);
  return item.escapes ? one(item) + any(item, follow) : `${one(item)}+`;
}

/** A list of which the items, taken together with the separators, are any number of characters of a set. */
function anyItems(set: CharacterSet, { separator, place }: List, follow: Follow): string {
  const mark = literal(separator);
  if (place === "between") return any(set, follow);
  return place === "before" ? `(?:${mark}${any(set, follow)})?` : `(?:${any(set, atEnd)}${mark})?`;
}

/** A list. Where that is the same, it is a single repetition of characters: a million items are too many for some engines. */
function listed(list: List, follow: Follow): string {
  const { item, separator, place } = list;
  const set = joined(repeatedSet(item), separator);
  if (set !== undefined) return anyItems(set, list, follow);
  const text = source(item, false, () => separator + follow());
  const mark = literal(separator);
  if (place === "between") return `${text}(?:${mark}${text})*`;
  return place === "before" ? `(?:${mark}${text})*` : `(?:${text}${mark})*`;
}

/** Items one after the other. */
function inOrder(items: readonly Node[], isCaptured: boolean, follow: Follow): string {
  let text = "";
  let next = follow;
  for (let index = items.length - 1; index >= 0; index--) {
    const item = items[index] as Node;
    const after = next;
    text = source(item, isCaptured, after) + text;
    next = () => firstCharacters(item, after);
  }
  return text;
}

/**
 * A node as the source of a regular expression, to be used on texts in which each `%` begins an escape.
 *
 * @param isCaptured - Whether each component gets a group.
 * @param follow - What can come next.
 */
export function source(node: Node, isCaptured = false, follow: Follow = atEnd): string {
  switch (node.kind) {
    case "literal":
      return literal(node.text);
    case "set":
      return one(node);
    case "sequence": {
      const set = isCaptured && componentsOf(node).length > 0 ? undefined : repeatedSet(node);
      return set === undefined ? inOrder(node.items, isCaptured, follow) : any(set, follow);
    }
    case "choice":
      return `(?:${node.items.map((item) => source(item, isCaptured, follow)).join("|")})`;
    case "optional":
      return `(?:${source(node.item, isCaptured, follow)})?${endsWithMark(node.item) ? "?" : ""}`;
    case "repeat":
      return repeated(node.item, node.least, follow);
    case "rule":
      return source(node.item, isCaptured, follow);
    case "component":
      return isCaptured ? `(${source(node.item, false, follow)})` : source(node.item, false, follow);
    case "list":
      return isCaptured ? `(${listed(node, follow)})` : listed(node, follow);
  }
}

/**
 * Makes the function that gives the expression for whole texts of a grammar in which each `%` begins an escape; it is compiled when
 * it is first asked for. Its groups are the components, in order.
 *
 * @param prefix - The source of what stands before, such as the scheme.
 */
export function matcher(node: Node, prefix: string, flags = ""): () => RegExp {
  let whole: RegExp | undefined;
  return () => (whole ??= new RegExp(`^${prefix}(?:${source(node, true)})$`, flags));
}
