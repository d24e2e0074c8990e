import { alpha, type CharacterSet, digit, escape, hex, oneOf } from "../characters.ts";
import type { Component, List, Node } from "../nodes.ts";
import { rawCharacters } from "../tree.ts";

/**
 * The first machine: a grammar as one regular expression. It is linear in time because nothing that is repeated can begin
 * with what the repetition before it could still eat, so there is one way to match, and backtracking finds no other.
 */

const escapeCharacter = (character: string) => character.replace(/[\\^$.*+?()[\]{}|/-]/, "\\$&");

/** The characters as the inside of a class, `0-9A-Za-z`: runs of three or more as ranges. */
function ranges(characters: string): string {
  const codes = [...new Set(characters)].map((character) => character.charCodeAt(0)).sort((a, b) => a - b);
  let text = "";
  for (let first = 0; first < codes.length; ) {
    let last = first;
    while (codes[last + 1] === (codes[last] as number) + 1) last++;
    const [from, to] = [codes[first], codes[last]].map((code) => escapeCharacter(String.fromCharCode(code as number)));
    text +=
      last - first > 1
        ? `${from}-${to}`
        : codes
            .slice(first, last + 1)
            .map((code) => escapeCharacter(String.fromCharCode(code)))
            .join("");
    first = last + 1;
  }
  return text;
}

function escapes(set: CharacterSet): string {
  const refused = set.without.map((octet) =>
    octet
      .toString(16)
      .padStart(2, "0")
      .replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`),
  );
  return `%${refused.length > 0 ? `(?!${refused.join("|")})` : ""}[0-9A-Fa-f]{2}`;
}

/** A set once. */
function one(set: CharacterSet): string {
  const raw = `[${ranges(set.characters)}]`;
  if (!set.escapes) return raw;
  return set.characters === "" ? escapes(set) : `(?:${raw}|${escapes(set)})`;
}

/** A `%` that begins no escape. */
export const BARE_PERCENT: RegExp = /%(?![\dA-Fa-f]{2})/;

/** Whether a class can hold the `%` of a set's escapes, too. */
function isFoldable({ escapes, without, characters }: CharacterSet): boolean {
  return escapes && without.length === 0 && [...hex.characters].every((digit) => characters.includes(digit));
}

/** A set any number of times. What cannot be folded is unrolled, so that each repetition begins with a `%` and eats what follows. */
function any(set: CharacterSet): string {
  const raw = ranges(set.characters);
  if (!set.escapes) return `[${raw}]*`;
  // It does not end in the middle of an escape.
  if (isFoldable(set)) return `[${raw}%]*(?<!%.?)`;
  return `[${raw}]*(?:${escapes(set)}[${raw}]*)*`;
}

/** The set of which a node is any number of characters: of `hsegment *[ "/" hsegment ]` that of `hsegment`, and the `/`. */
function setOf(node: Node): CharacterSet | undefined {
  if (node.kind === "rule" || node.kind === "component") return setOf(node.item);
  if (node.kind === "repeat") return node.least === 0 && node.item.kind === "set" ? node.item : undefined;
  if (node.kind === "list") return node.place === "between" ? joined(setOf(node.item), node.separator) : undefined;
  if (node.kind !== "sequence") return undefined;
  const [first, rest, more] = node.items;
  if (first === undefined || rest?.kind !== "repeat" || rest.least === 1 || more !== undefined) return undefined;
  if (rest.item.kind !== "sequence") return undefined;
  const [mark, again, other] = rest.item.items;
  if (mark?.kind !== "literal" || mark.text.length !== 1 || again === undefined || other !== undefined)
    return undefined;
  const [one, same] = [setOf(first), setOf(again)];
  return one?.characters === same?.characters && one?.escapes === same?.escapes ? joined(one, mark.text) : undefined;
}

/** A set with one more character, if it can be folded: else a repetition of it is no single class. */
function joined(set: CharacterSet | undefined, character: string): CharacterSet | undefined {
  return set !== undefined && (isFoldable(set) || !set.escapes) ? oneOf(set, character) : undefined;
}

function repeated(item: Node, least: 0 | 1): string {
  if (item.kind !== "set") return `(?:${source(item)})${least === 0 ? "*" : "+"}`;
  if (least === 0) return any(item);
  return item.escapes ? one(item) + any(item) : `[${ranges(item.characters)}]+`;
}

/** A list of which the items, taken together with the separators, are any number of characters of a set. */
function loose(set: CharacterSet, { separator, place }: List): string {
  const mark = escapeCharacter(separator);
  if (place === "between") return any(set);
  return place === "before" ? `(?:${mark}${any(set)})?` : `(?:${any(set)}${mark})?`;
}

/**
 * A list. Where nothing follows a list of objects, all that they can hold is taken at once: each is matched when it is read.
 *
 * @param isLast - Whether nothing follows it.
 */
function listed(list: List, isLast: boolean): string {
  const { item, separator, place } = list;
  const whole = joined(setOf(item), separator);
  if (whole !== undefined) return loose(whole, list);
  const all = oneOf(rawCharacters(item), separator, escape);
  const isMatchedLater = item.kind !== "component" && item.kind !== "list";
  if (isLast && isMatchedLater && isFoldable(all)) return loose(all, list);
  const [text, mark] = [source(item), escapeCharacter(separator)];
  if (place === "between") return `${text}(?:${mark}${text})*`;
  return place === "before" ? `(?:${mark}${text})*` : `(?:${text}${mark})*`;
}

/** Items one after the other; the last of them is last where the whole is. */
function inOrder(items: readonly Node[], captured: Captured, isLast: boolean): string {
  return items.map((item, index) => source(item, captured, isLast && index === items.length - 1)).join("");
}

/** Tells which components get a group of their own. */
type Captured = (component: Component | List) => boolean;

/**
 * A node as the source of a regular expression.
 *
 * @param isLast - Whether nothing follows it.
 */
export function source(node: Node, captured: Captured = () => false, isLast = false): string {
  switch (node.kind) {
    case "literal":
      return [...node.text].map(escapeCharacter).join("");
    case "set":
      return one(node);
    case "sequence": {
      const set = setOf(node);
      return set === undefined ? inOrder(node.items, captured, isLast) : any(set);
    }
    case "choice":
      return `(?:${node.items.map((item) => source(item, captured, isLast)).join("|")})`;
    case "optional":
      return `(?:${source(node.item, captured, isLast)})?`;
    case "repeat":
      return repeated(node.item, node.least);
    case "rule":
      return source(node.item, captured, isLast);
    case "component":
      return captured(node) ? `(${source(node.item)})` : source(node.item);
    case "list":
      return captured(node) ? `(${listed(node, isLast)})` : listed(node, isLast);
  }
}

/** A grammar compiled. */
export interface Matcher {
  /** Matches a whole text; the groups are the components that were to be captured, in order. */
  readonly exec: (text: string) => RegExpExecArray | null;
  /** Whether `exec` would match. */
  readonly test: (text: string) => boolean;
}

/** What can stand in a prefix: the name of a scheme and its colon. */
const SCHEME_CHARACTERS = `${alpha.characters}${digit.characters}+-.:`;

/**
 * Compiles a grammar. What no text of it has is looked for first: a character that is in none of its sets and literals, or a `%`
 * that begins no escape. That gives up where it finds one, where the whole expression would try every other way to match; and
 * what is left has whole escapes only, so that a `%` can be one more character of a class, which needs no memory for each escape.
 *
 * @param prefix - The source of what stands before, such as the scheme.
 */
export function matcher(node: Node, prefix: string, captured: Captured, flags = ""): Matcher {
  const characters = rawCharacters(node) + (prefix === "" ? "" : SCHEME_CHARACTERS);
  const strange = new RegExp(`[^${ranges(characters)}%]|${BARE_PERCENT.source}`);
  const whole = new RegExp(`^${prefix}(?:${source(node, captured, true)})$`, flags);
  return {
    exec: (text) => (strange.test(text) ? null : whole.exec(text)),
    test: (text) => !strange.test(text) && whole.test(text),
  };
}

/** The source for a scheme's name and colon, in upper or lower case. */
export function schemePrefix(name: string): string {
  const either = (character: string) =>
    /[a-z]/.test(character) ? `[${character.toUpperCase()}${character}]` : escapeCharacter(character);
  return `${[...name].map(either).join("")}:`;
}
