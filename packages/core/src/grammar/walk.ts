import { isSecretName } from "@url1738/redact/masking";
import type { CharacterSet } from "../syntax/character-set.ts";
import type { Component, ElementNode, List, Literal, Node, Part } from "./nodes.ts";

/** The nodes of some kinds: a function that treats all others alike says so, and does not compile with a further kind. */
export type OfKind<K extends Node["kind"]> = Extract<Node, { readonly kind: K }>;

/** Returns the children of a node, in order: its `items`, or its `item`. @public */
export function children(parent: Node): readonly Node[] {
  switch (parent.kind) {
    case "literal":
    case "set":
      return [];
    case "sequence":
    case "choice":
      return parent.items;
    case "optional":
    case "repeat":
    case "rule":
    case "component":
    case "list":
      return [parent.item];
  }
}

/** Returns a node with other children, the same number as before. @public */
export function withChildren<N extends Node>(parent: N, others: readonly Node[]): N {
  if (Object.hasOwn(parent, "items")) return { ...parent, items: others };
  return Object.hasOwn(parent, "item") ? { ...parent, item: others[0] } : parent;
}

/** Returns a grammar with its sets changed. */
export function withSets(node: Node, change: (set: CharacterSet) => CharacterSet): Node {
  if (node.kind === "set") return change(node);
  return withChildren(
    node,
    children(node).map((child) => withSets(child, change)),
  );
}

/** The items of a list around a piece of grammar: their rule, and their path. */
export interface Items {
  readonly item: Node;
  readonly path: string;
}

/**
 * Returns the path of an element in the value, with `[]` in place of each index: `host`, `cwd[]`, `hosts[].port`.
 *
 * @param around - The items of the innermost list around it, if there is one.
 */
export function pathOf({ name }: ElementNode, around: Items | undefined): string {
  if (around === undefined) return name;
  return isElement(around.item) ? around.path : `${around.path}.${name}`;
}

/** Returns the items of a list, see {@link pathOf}. */
export function listItems(list: List, around: Items | undefined): Items {
  return { item: list.item, path: `${pathOf(list, around)}[]` };
}

/**
 * Returns a grammar with its components changed; `change` also gets the path of each, see {@link pathOf}. A node with several places among
 * the items of one path is changed once, since alternatives share a component only if it is the same object.
 */
export function withComponents(top: Node, change: (component: Component, path: string) => Component): Node {
  const byPath = new Map<string, Map<Node, Node>>();
  const changed = (node: Node, around?: Items): Node => {
    const path = around === undefined || isElement(around.item) ? `${around?.path}` : `${around.path}.`;
    const done = byPath.get(path) ?? new Map<Node, Node>();
    byPath.set(path, done);
    const previous = done.get(node);
    if (previous !== undefined) return previous;
    const within = node.kind === "list" ? listItems(node, around) : around;
    const other =
      node.kind === "component"
        ? change(node, pathOf(node, around))
        : withChildren(
            node,
            children(node).map((child) => changed(child, within)),
          );
    done.set(node, other);
    return other;
  };
  return changed(top);
}

/** Tells whether a node has a field in the value. @public */
export function isElement(node: Node): node is ElementNode {
  return node.kind === "component" || node.kind === "list";
}

/**
 * Returns the components and lists of a grammar, in order, wherever they occur: several alternatives may have the same one.
 *
 * @param isDeep - True to include those in the items of lists, each after its list.
 * @public
 */
export function occurrencesOf(parent: Node, isDeep = false): readonly ElementNode[] {
  if (!isElement(parent)) return children(parent).flatMap((child) => occurrencesOf(child, isDeep));
  return isDeep && parent.kind === "list" ? [parent, ...occurrencesOf(parent.item, true)] : [parent];
}

/**
 * Returns the components and lists that have fields in a grammar's value: in order, each once, without those inside the items of lists. One
 * that alternatives have with different words has all of these words.
 *
 * @public
 */
export function componentsOf(parent: Node): readonly ElementNode[] {
  const byName = new Map<string, ElementNode>();
  for (const element of occurrencesOf(parent)) {
    const previous = byName.get(element.name);
    if (previous === undefined) byName.set(element.name, element);
    else if (previous.kind === "component" && wordOf(previous) !== undefined && previous.item !== element.item)
      byName.set(element.name, { ...previous, item: { kind: "choice", items: [previous.item, element.item] } });
  }
  return [...byName.values()];
}

/** Returns the word by which a component tells alternatives apart, if it does. */
export function wordOf(element: ElementNode): string | undefined {
  return element.kind === "component" ? element.word : undefined;
}

/** Tells whether a grammar has a choice, outside of lists, whose alternatives are tried in order. @public */
export function hasOrder(node: Node): boolean {
  if (isElement(node)) return false;
  return (node.kind === "choice" && node.ordered === true) || children(node).some(hasOrder);
}

/** Returns an ASCII letter in its own and in the other case; any other character by itself. */
function casesOf(character: string): string {
  if (!/[a-z]/i.test(character)) return character;
  const small = character.toLowerCase();
  return character + (character === small ? character.toUpperCase() : small);
}

/** Returns the characters that each place of a literal may have, the canonical one first. */
export function charactersOf({ text, anyCase = false }: Literal): readonly string[] {
  const characters = text.split("");
  return anyCase ? characters.map(casesOf) : characters;
}

/** Returns all characters that can appear raw in a text of a node. */
export function rawCharacters(parent: Node): string {
  if (parent.kind === "set") return parent.characters;
  if (parent.kind === "literal") return charactersOf(parent).join("");
  const separator = parent.kind === "list" ? parent.separator : "";
  return separator + children(parent).map(rawCharacters).join("");
}

/** Writes the rule of a list's text in other combinators: `*[ separator item ]`, `item *[ separator item ]` or `*[ item separator ]`. */
export function ruleOf({ item, separator, place }: List): Node {
  const literal: Node = { kind: "literal", text: separator };
  const items = place === "after" ? [item, literal] : [literal, item];
  const repeated: Node = { kind: "repeat", item: { kind: "sequence", items }, least: 0 };
  return place === "between" ? { kind: "sequence", items: [item, repeated] } : repeated;
}

/**
 * Tells whether an optional part ends with a literal, like the user in `[ user "@" ] host`. Such a part can begin like the part after it, so
 * leaving it out is tried first, as most texts do.
 */
export function endsWithMark(item: Node): boolean {
  return item.kind === "sequence" && item.items.at(-1)?.kind === "literal";
}

/** Tells whether the empty text derives from a node. */
export function canBeEmpty(node: Node): boolean {
  switch (node.kind) {
    case "literal":
      return node.text === "";
    case "set":
      return false;
    case "sequence":
      return node.items.every(canBeEmpty);
    case "choice":
      return node.items.some(canBeEmpty);
    case "optional":
      return true;
    case "repeat":
      return node.least === 0 || canBeEmpty(node.item);
    case "rule":
    case "component":
      return canBeEmpty(node.item);
    case "list":
      return canBeEmpty(ruleOf(node));
  }
}

/** Returns a part as a node. Anything else, such as plain JavaScript may give, is reported when the scheme is defined. */
export function asNode(part: Part): Node {
  return typeof part === "string" ? { kind: "literal", text: part } : part;
}

/** The facts that a scheme gives its components. @public */
export interface Defaults {
  /** The port of a URL that names none. */
  readonly defaultPort: number | undefined;
}

/** Returns the text that an absent component means; `undefined` if absence means no value. @public */
export function absentText(element: ElementNode, defaults: Defaults): string | undefined {
  if (element.kind === "list") return element.options?.absent ?? (element.place === "between" ? undefined : "");
  const { absent } = element.options;
  return typeof absent === "function" ? absent(defaults) : absent;
}

/** Returns the paths of the secrets in a grammar, or in the items of a list. */
function secretPaths(node: Node, around?: Items): readonly string[] {
  return componentsOf(node).flatMap((element) => {
    const isSecret = (element.kind === "component" ? element.options.secret : undefined) ?? isSecretName(element.name);
    if (isSecret) return [pathOf(element, around)];
    if (element.kind === "list") return secretPaths(element.item, listItems(element, around));
    const parts = Object.entries(element.options.parts ?? {});
    return parts
      .filter(([path, secret]) => secret ?? isSecretName(path.replace(/^.*\./, "")))
      .map(([path]) => pathOf(element, around) + path);
  });
}

/**
 * Returns the paths of a grammar's secret components, see {@link pathOf}, if there are any. A list is secret if it has the name of a secret, or
 * if its items are secret as a whole.
 *
 * @public
 */
export function secretsOf(node: Node): readonly string[] | undefined {
  const paths = secretPaths(node).map((path) => path.replace(/(?:\[\])+$/, ""));
  return paths.length === 0 ? undefined : [...new Set(paths)];
}

/** The names by which people know components, by the names of their fields. @public */
export type Labels = Readonly<Record<string, string>>;

/** Returns the label of a component, if it has one, from its path in the value, such as `fields[0].name`. @public */
export function labelIn(labels: Labels | undefined, path: string | undefined): string | undefined {
  if (labels === undefined || path === undefined) return undefined;
  const [, name = ""] = /(\w+)(?:\[\d*\])*$/.exec(path) ?? [];
  return Object.hasOwn(labels, name) ? labels[name] : undefined;
}

/** Returns the field of a value that a path begins with: `hosts` for `hosts[1].port`. @public */
export function rootOf(path: string): string {
  return path.replace(/[.[].*/, "");
}
