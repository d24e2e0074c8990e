import { wrongPiece } from "../errors/definition-sentences.ts";
import { invalidDefinition } from "../errors/url-error.ts";
import { codecForRule, factsOf } from "./facts.ts";
import type { Component, Node } from "./nodes.ts";
import {
  children,
  type Items,
  listItems,
  occurrencesOf,
  pathOf,
  rawCharacters,
  withComponents,
  withSets,
} from "./walk.ts";

/** The characters that end a host, or a user before it, for parsers of later syntaxes. */
const ENDS = /[/\\@]/g;

function isHost({ name, item }: Component): boolean {
  return name === "host" || (item.kind === "rule" && item.name === "host");
}

function hasHost(node: Node): boolean {
  return occurrencesOf(node, true).some((element) => element.kind === "component" && isHost(element));
}

/** Finds the paths of the components that come before a host, at least in one of several alternatives. */
function pathsBeforeHost(node: Node, isBefore = false, around?: Items): readonly string[] {
  if (node.kind === "component") return isBefore ? [pathOf(node, around)] : [];
  const within = node.kind === "list" ? listItems(node, around) : around;
  return children(node).flatMap((child, index, all) => {
    const follows = node.kind === "sequence" && all.slice(index + 1).some(hasHost);
    return pathsBeforeHost(child, isBefore || follows, within);
  });
}

/** Returns a component whose canonical spelling escapes the characters in {@link ENDS} and `?`. @throws Url1738Error - If its codec cannot. */
function escaping(component: Component, scheme: string | undefined): Component {
  const { name, item, codec } = component;
  const [end] = /[?/\\@]/.exec(rawCharacters(item)) ?? [];
  if (end === undefined) return component;
  const others = withSets(item, (set) => ({ ...set, characters: set.characters.replaceAll(ENDS, "") }));
  // The codec of decoded text escapes each `?` anyway. Its recipe tells it, whichever copy of this package made it.
  const isDecoded = factsOf(codec.spell).recipe?.name === "decodedSpeller";
  const escaped = isDecoded ? codecForRule(codec, others) : undefined;
  if (escaped === undefined) throw invalidDefinition(wrongPiece("raw-before-host", { name, end }), scheme);
  return { ...component, codec: escaped };
}

/**
 * Returns a grammar whose canonical spelling escapes `/`, `\`, `@` and `?` in each component before a host, even where its rule allows
 * them raw: other parsers would go to another host.
 *
 * @throws Url1738Error - With the code `invalid-definition` if the codec of such a component is not that of decoded text, and so keeps them.
 */
export function escapedBeforeHost(node: Node, scheme: string | undefined): Node {
  const paths = pathsBeforeHost(node);
  if (paths.length === 0) return node;
  return withComponents(node, (component, path) => (paths.includes(path) ? escaping(component, scheme) : component));
}
