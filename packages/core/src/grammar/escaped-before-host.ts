import { codecForRule } from "./facts.ts";
import type { Component, Node } from "./nodes.ts";
import { children, componentsOf, pathOf, rawCharacters, withComponents, withSets } from "./walk.ts";

/** The characters that end a host, or a user before it, for parsers of later syntaxes. */
const ENDS = /[/\\@]/g;

function isHost({ name, item }: Component): boolean {
  return name === "host" || (item.kind === "rule" && item.name === "host");
}

function hasHost(node: Node): boolean {
  return componentsOf(node).some((element) => element.kind === "component" && isHost(element));
}

/** Finds the paths of the components that come before a host, at least in one of several alternatives. */
function pathsBeforeHost(node: Node, isBefore = false, around = ""): readonly string[] {
  if (node.kind === "component") return isBefore ? [pathOf(around, node)] : [];
  const within = node.kind === "list" ? pathOf(around, node) : around;
  return children(node).flatMap((child, index, all) => {
    const follows = node.kind === "sequence" && all.slice(index + 1).some(hasHost);
    return pathsBeforeHost(child, isBefore || follows, within);
  });
}

/** Returns a grammar with each component that comes before a host replaced, wherever it occurs. */
export function mappedBeforeHost(node: Node, change: (component: Component) => Component): Node {
  const paths = pathsBeforeHost(node);
  if (paths.length === 0) return node;
  return withComponents(node, (component, path) => (paths.includes(path) ? change(component) : component));
}

/** Returns a component whose canonical spelling escapes {@link ENDS}, if its codec can be made for another rule. */
function escaping(component: Component): Component {
  const { item } = component;
  const others = withSets(item, (set) => ({ ...set, characters: set.characters.replaceAll(ENDS, "") }));
  const codec = rawCharacters(item).search(ENDS) >= 0 && codecForRule(component.codec, others);
  return codec ? { ...component, codec } : component;
}

/**
 * Returns a grammar whose canonical spelling escapes `/`, `\` and `@` in each decoded component before a host, even where its rule allows
 * them raw: other parsers would go to another host.
 */
export function escapedBeforeHost(node: Node): Node {
  return mappedBeforeHost(node, escaping);
}
