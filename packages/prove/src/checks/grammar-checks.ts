import type { ElementNode, List, Node, Repeat } from "@url1738/core/define";
import { children, componentsOf, isElement, occurrencesOf } from "@url1738/core/grammar";
import { nodesIn, ownCharacters } from "../grammar/nodes-in.ts";
import type { Check } from "./check.ts";
import { eachOnce } from "./name-checks.ts";
import { objection } from "./objections.ts";

/** Finds the errors of a grammar that would make its machines disagree, or lose text. */

/** Tells whether a node reads text that no component keeps and no spelling can write. */
function hasLooseText(node: Node): boolean {
  if (node.kind === "set") return true;
  if (node.kind === "repeat") return componentsOf(node).length === 0;
  return !isElement(node) && children(node).some(hasLooseText);
}

const looseText: Check<Node> = (node) => (hasLooseText(node) ? objection("loose-text") : undefined);

/** Finds the repetitions outside of components that contain components. */
function repeatedComponents(node: Node): readonly Repeat[] {
  if (node.kind === "component") return [];
  return node.kind === "repeat" && componentsOf(node).length > 0 ? [node] : children(node).flatMap(repeatedComponents);
}

/** Writes the call of `list` that the author of a repetition probably meant. */
function listFor({ item }: Repeat, { name }: ElementNode): string {
  const [first, last] = item.kind === "sequence" ? [item.items[0], item.items.at(-1)] : [];
  const mark = [first, last].find((part) => part?.kind === "literal" && part.text.length === 1);
  const separator = mark?.kind === "literal" ? mark.text : ",";
  const place = mark === undefined ? "between" : mark === first ? "before" : "after";
  const several = name.endsWith("y") ? `${name.slice(0, -1)}ies` : `${name}s`;
  return `list("${several}", ${name}, "${separator}", "${place}")`;
}

const repeated: Check<Node> = (node) =>
  repeatedComponents(node).map((repeat) => {
    const element = componentsOf(repeat)[0] as ElementNode;
    return objection("component-repeated", { name: element.name, list: listFor(repeat, element) });
  });

/** Finds the components and lists in the rules of components. */
const nested: Check<Node> = (node) =>
  occurrencesOf(node, true).flatMap((outer) =>
    outer.kind === "list"
      ? []
      : componentsOf(outer.item).map(({ name }) => objection("component-inside", { name, outer: outer.name })),
  );

/** Tells whether a set or literal has a `%` that does not begin an escape. */
function hasBarePercent(node: Node): boolean {
  return node.kind === "set"
    ? node.characters.includes("%")
    : node.kind === "literal" && /%(?![\dA-Fa-f]{2})/.test(node.text);
}

const barePercent: Check<Node> = (node) => (nodesIn(node).some(hasBarePercent) ? objection("bare-percent") : undefined);

function listsOf(node: Node): readonly List[] {
  return nodesIn(node).filter((part) => part.kind === "list");
}

const separators: Check<Node> = (node) =>
  listsOf(node).flatMap(({ name, item, separator }) => {
    if (nodesIn(item).map(ownCharacters).join("").includes(separator)) return objection("separator-in-items", { name });
    if (!isElement(item) && hasLooseText(item)) return objection("loose-text-in-items", { name });
    return componentsOf(item).length === 0 ? objection("items-without-component", { name }) : [];
  });

/** Checks that the items of lists have each component once as well. */
const eachOnceInItems: Check<Node> = (node) =>
  listsOf(node).flatMap(({ item }) => (isElement(item) ? [] : (eachOnce(item) ?? [])));

/** The checks, in the order of their errors. */
export const grammarChecks: readonly Check<Node>[] = [
  eachOnce,
  looseText,
  repeated,
  nested,
  barePercent,
  separators,
  eachOnceInItems,
];
