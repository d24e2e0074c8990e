import type { CharacterSet } from "../characters.ts";
import type { Component, List, Node } from "../nodes.ts";
import { componentsOf } from "../tree.ts";

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

/** A set any number of times: the escapes unrolled, so that each repetition begins with a `%` and eats what follows it. */
function any(set: CharacterSet): string {
  const raw = `[${ranges(set.characters)}]*`;
  return set.escapes ? `${raw}(?:${escapes(set)}${raw})*` : raw;
}

function repeated(item: Node, least: 0 | 1): string {
  if (item.kind !== "set") return `(?:${source(item)})${least === 0 ? "*" : "+"}`;
  if (least === 0) return any(item);
  return item.escapes ? one(item) + any(item) : `[${ranges(item.characters)}]+`;
}

function listed({ item, separator, place }: List): string {
  const [text, mark] = [source(item), escapeCharacter(separator)];
  if (place === "between") return `${text}(?:${mark}${text})*`;
  return place === "before" ? `(?:${mark}${text})*` : `(?:${text}${mark})*`;
}

/**
 * A node as the source of a regular expression.
 *
 * @param captured - Tells which components get a group of their own.
 */
export function source(node: Node, captured: (component: Component | List) => boolean = () => false): string {
  switch (node.kind) {
    case "literal":
      return [...node.text].map(escapeCharacter).join("");
    case "set":
      return one(node);
    case "sequence":
      return node.items.map((item) => source(item, captured)).join("");
    case "choice":
      return `(?:${node.items.map((item) => source(item, captured)).join("|")})`;
    case "optional":
      return `(?:${source(node.item, captured)})?`;
    case "repeat":
      return repeated(node.item, node.least);
    case "rule":
      return source(node.item, captured);
    case "component":
      return captured(node) ? `(${source(node.item)})` : source(node.item);
    case "list":
      return captured(node) ? `(${listed(node)})` : listed(node);
  }
}

/** A grammar compiled: the expression, and the components that its groups capture, in order. */
export interface Matcher {
  readonly pattern: RegExp;
  readonly captures: readonly (Component | List)[];
}

/**
 * Compiles a grammar into an expression that matches whole texts.
 *
 * @param prefix - The source of what stands before, such as the scheme.
 */
export function matcher(
  node: Node,
  prefix: string,
  captured: (component: Component | List) => boolean,
  flags = "",
): Matcher {
  return {
    pattern: new RegExp(`^${prefix}(?:${source(node, captured)})$`, flags),
    captures: componentsOf(node).filter(captured),
  };
}

/** The source for a scheme's name and colon, in upper or lower case. */
export function schemePrefix(name: string): string {
  const either = (character: string) =>
    /[a-z]/.test(character) ? `[${character.toUpperCase()}${character}]` : escapeCharacter(character);
  return `${[...name].map(either).join("")}:`;
}
