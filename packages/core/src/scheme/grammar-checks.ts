import { wrong } from "../errors/definition-sentences.ts";
import type { Sentence } from "../errors/sentence.ts";
import { mappedBeforeHost } from "../grammar/escaped-before-host.ts";
import type { Component, List, Node, Repeat } from "../grammar/nodes.ts";
import { allElements, children, componentsOf, isElement, nodesIn, rawCharacters } from "../grammar/walk.ts";
import { BARE_PERCENT, decode } from "../syntax/percent-encoding.ts";
import { type Check, errorsIn } from "./check.ts";
import { eachOnce } from "./name-checks.ts";

/** Finds the errors of a grammar that would make its machines disagree, or lose text. */

const names: Check<Node> = (node) =>
  componentsOf(node)
    .filter(({ name }) => !/^[a-z][\dA-Za-z]*$/.test(name) || name === "scheme")
    .map(({ name }) => wrong("not-a-component-name", { name }));

/** Tells whether a node reads text that no component keeps and no spelling can write. */
function hasLooseText(node: Node): boolean {
  if (node.kind === "set") return true;
  if (node.kind === "repeat") return componentsOf(node).length === 0;
  return !isElement(node) && children(node).some(hasLooseText);
}

const looseText: Check<Node> = (node) => (hasLooseText(node) ? wrong("loose-text") : undefined);

/** Finds the repetitions outside of components that contain components. */
function repeatedComponents(node: Node): readonly Repeat[] {
  if (node.kind === "component") return [];
  return node.kind === "repeat" && componentsOf(node).length > 0 ? [node] : children(node).flatMap(repeatedComponents);
}

/** Writes the call of `list` that the author of a repetition probably meant. */
function listFor({ item }: Repeat, { name }: Component | List): string {
  const [first, last] = item.kind === "sequence" ? [item.items[0], item.items.at(-1)] : [];
  const mark = [first, last].find((part) => part?.kind === "literal" && part.text.length === 1);
  const separator = mark?.kind === "literal" ? mark.text : ",";
  const place = mark === undefined ? "between" : mark === first ? "before" : "after";
  const several = name.endsWith("y") ? `${name.slice(0, -1)}ies` : `${name}s`;
  return `list("${several}", ${name}, "${separator}", "${place}")`;
}

const repeated: Check<Node> = (node) =>
  repeatedComponents(node).map((repeat) => {
    const element = componentsOf(repeat)[0] as Component | List;
    return wrong("component-repeated", { name: element.name, list: listFor(repeat, element) });
  });

/** Finds the components and lists in the rules of components. */
const nested: Check<Node> = (node) =>
  allElements(node).flatMap((outer) =>
    outer.kind === "list"
      ? []
      : componentsOf(outer.item).map(({ name }) => wrong("component-inside", { name, outer: outer.name })),
  );

/** Tells whether a set or literal has a `%` that does not begin an escape. */
function hasBarePercent(node: Node): boolean {
  return node.kind === "set" ? node.characters.includes("%") : node.kind === "literal" && BARE_PERCENT.test(node.text);
}

const barePercent: Check<Node> = (node) => (nodesIn(node).some(hasBarePercent) ? wrong("bare-percent") : undefined);

/** Checks components before a host: undecoded text keeps its characters, and other parsers take some of them for the host's end. */
const beforeHost: Check<Node> = (node) => {
  const errors: Sentence[] = [];
  mappedBeforeHost(node, (component) => {
    const [end] = /[?/\\@]/.exec(component.codec.read === decode ? "" : rawCharacters(component.item)) ?? [];
    if (end !== undefined) errors.push(wrong("raw-before-host", { name: component.name, end }));
    return component;
  });
  return errors;
};

function listsOf(node: Node): readonly List[] {
  return nodesIn(node).filter((part) => part.kind === "list");
}

const separators: Check<Node> = (node) =>
  listsOf(node).flatMap(({ name, item, separator }) => {
    if (!/^[!-$&-~]$/.test(separator)) return wrong("not-a-separator", { name });
    if (rawCharacters(item).includes(separator)) return wrong("separator-in-items", { name });
    if (!isElement(item) && hasLooseText(item)) return wrong("loose-text-in-items", { name });
    return componentsOf(item).length === 0 ? wrong("items-without-component", { name }) : [];
  });

/** Checks that the names in the items of lists obey the same rules as those outside. */
const itemNames: Check<Node> = (node) =>
  listsOf(node)
    .filter(({ item }) => !isElement(item))
    .flatMap(({ item }) => errorsIn([names, eachOnce], item));

/** The checks, in the order of their errors. */
export const grammarChecks: readonly Check<Node>[] = [
  names,
  eachOnce,
  looseText,
  repeated,
  nested,
  barePercent,
  beforeHost,
  separators,
  itemNames,
];
