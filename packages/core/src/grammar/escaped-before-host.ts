import { codecForRule } from "./facts.ts";
import type { Component, List, Node } from "./nodes.ts";
import { children, componentsOf, rawCharacters, withChildren } from "./walk.ts";

/** What ends a host, or a user before it, to those who read URLs by a later syntax. */
const ENDS = /[/\\@]/;

/** Whether a component is a host, by its name or its rule. */
function isHost({ name, item }: Component): boolean {
  return name === "host" || (item.kind === "rule" && item.name === "host");
}

/** Whether a host is in a grammar. */
function hasHost(node: Node): boolean {
  return componentsOf(node).some((element) => element.kind === "component" && isHost(element));
}

/** The names of lists around a component, and its own: those of the fields that hold its value. */
const pathOf = (around: string, { name }: Component | List) => `${around}/${name}`;

/** Where the components are found that stand before a host, at least in one of several alternatives. */
function pathsBeforeHost(node: Node, isBefore = false, around = ""): readonly string[] {
  if (node.kind === "component") return isBefore ? [pathOf(around, node)] : [];
  const within = node.kind === "list" ? pathOf(around, node) : around;
  return children(node).flatMap((child, index, all) => {
    const follows = node.kind === "sequence" && all.slice(index + 1).some(hasHost);
    return pathsBeforeHost(child, isBefore || follows, within);
  });
}

/** A grammar with its components changed. */
function mapped(node: Node, change: (component: Component, path: string) => Component, around = ""): Node {
  if (node.kind === "component") return change(node, pathOf(around, node));
  const within = node.kind === "list" ? pathOf(around, node) : around;
  return withChildren(
    node,
    children(node).map((child) => mapped(child, change, within)),
  );
}

/** A grammar in which each component that stands before a host is replaced, wherever it stands. */
export function mappedBeforeHost(node: Node, change: (component: Component) => Component): Node {
  const paths = pathsBeforeHost(node);
  if (paths.length === 0) return node;
  return mapped(node, (component, path) => (paths.includes(path) ? change(component) : component));
}

/** The same rule without what ends a host. */
function lessEnds(node: Node): Node {
  if (node.kind === "set")
    return { ...node, characters: [...node.characters].filter((character) => !ENDS.test(character)).join("") };
  return withChildren(node, children(node).map(lessEnds));
}

/** The same component, whose canonical spelling escapes what ends a host, if its codec can be made for another rule. */
function escaping(component: Component): Component {
  const codec = ENDS.test(rawCharacters(component.item)) && codecForRule(component.codec, lessEnds(component.item));
  return codec ? { ...component, codec } : component;
}

/**
 * The same grammar, in which the canonical spelling of each decoded component that stands before a host has `/`, `\` and `@` escaped,
 * even where its rule takes them raw: other parsers would go to another host.
 */
export function escapedBeforeHost(node: Node): Node {
  return mappedBeforeHost(node, escaping);
}
