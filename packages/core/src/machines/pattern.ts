import type { Component, List, Node } from "../grammar/nodes.ts";
import { componentsOf, type Follow, firstCharacters, rawCharacters } from "../grammar/walk.ts";
import { characterClass } from "../syntax/character-class.ts";
import type { CharacterSet } from "../syntax/character-set.ts";
import { escape, hex } from "../syntax/characters.ts";
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

/** Tells which components get a group of their own; `"loosely"`, if what a list captures is matched item by item later. */
export type Captured = (component: Component | List) => boolean | "loosely";

const nothing: Captured = () => false;

function repeated(item: Node, least: 0 | 1, follow: Follow): string {
  const again = () => firstCharacters(item, follow) + follow();
  if (item.kind !== "set") return `(?:${source(item, nothing, again)})${least === 0 ? "*" : "+"}`;
  if (least === 0) return any(item, follow);
  return item.escapes ? one(item) + any(item, follow) : `${one(item)}+`;
}

/** A list of which the items, taken together with the separators, are any number of characters of a set. */
function loose(set: CharacterSet, { separator, place }: List, follow: Follow): string {
  const mark = literal(separator);
  if (place === "between") return any(set, follow);
  return place === "before" ? `(?:${mark}${any(set, follow)})?` : `(?:${any(set, atEnd)}${mark})?`;
}

/** A list. One that may be loose takes all that its items can hold at once: a million items are too many for some engines. */
function listed(list: List, mayBeLoose: boolean, follow: Follow): string {
  const { item, separator, place } = list;
  const isLoose = mayBeLoose && follow() === "";
  const whole = joined(isLoose ? { ...escape, characters: rawCharacters(item) } : repeatedSet(item), separator);
  if (whole !== undefined) return loose(whole, list, follow);
  const text = source(item, nothing, () => separator + follow());
  const mark = literal(separator);
  if (place === "between") return `${text}(?:${mark}${text})*`;
  return place === "before" ? `(?:${mark}${text})*` : `(?:${text}${mark})*`;
}

/** Items one after the other. */
function inOrder(items: readonly Node[], captured: Captured, follow: Follow): string {
  let text = "";
  let next = follow;
  for (let index = items.length - 1; index >= 0; index--) {
    const item = items[index] as Node;
    const after = next;
    text = source(item, captured, after) + text;
    next = () => firstCharacters(item, after);
  }
  return text;
}

/**
 * Whether what may be left out ends with a mark, like the user in `[ user "@" ] host`, which can begin like what follows it. Then
 * leaving it out is tried first, as most texts do.
 */
function hasMark(item: Node): boolean {
  return item.kind === "sequence" && item.items.at(-1)?.kind === "literal";
}

/**
 * A node as the source of a regular expression, to be used on texts in which each `%` begins an escape.
 */
export function source(node: Node, captured: Captured = nothing, follow: Follow = atEnd): string {
  switch (node.kind) {
    case "literal":
      return literal(node.text);
    case "set":
      return one(node);
    case "sequence": {
      const set = componentsOf(node).some(captured) ? undefined : repeatedSet(node);
      return set === undefined ? inOrder(node.items, captured, follow) : any(set, follow);
    }
    case "choice":
      return `(?:${node.items.map((item) => source(item, captured, follow)).join("|")})`;
    case "optional":
      return `(?:${source(node.item, captured, follow)})?${hasMark(node.item) ? "?" : ""}`;
    case "repeat":
      return repeated(node.item, node.least, follow);
    case "rule":
      return source(node.item, captured, follow);
    case "component":
      return captured(node) ? `(${source(node.item, nothing, follow)})` : source(node.item, nothing, follow);
    case "list": {
      const how = captured(node);
      const text = listed(node, how === "loosely", follow);
      return how ? `(${text})` : text;
    }
  }
}

/** A `%` that begins no escape. */
export const BARE_PERCENT: RegExp = /%.?(?:[^\dA-Fa-f]|$)/s;

/**
 * Compiles a grammar, when it is first needed, to an expression for whole texts in which each `%` begins an escape. Its groups
 * are the components that are to be captured, in order.
 *
 * @param prefix - The source of what stands before, such as the scheme.
 */
export function matcher(node: Node, prefix: string, captured: Captured, flags = ""): () => RegExp {
  let whole: RegExp | undefined;
  return () => (whole ??= new RegExp(`^${prefix}(?:${source(node, captured)})$`, flags));
}
