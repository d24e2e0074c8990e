import { mappedBeforeHost } from "../grammar/escaped-before-host.ts";
import type { Component, List, Node } from "../grammar/nodes.ts";
import { children, componentsOf, isElement, rawCharacters } from "../grammar/walk.ts";
import { BARE_PERCENT, decode } from "../syntax/percent-encoding.ts";
import type { Check } from "./check.ts";
import { eachOnce } from "./each-once.ts";

/** What of a grammar would make its machines disagree, or would lose something. */

const names: Check<Node> = (node) =>
  componentsOf(node)
    .filter(({ name }) => !/^[a-z][\dA-Za-z]*$/.test(name) || name === "scheme")
    .map(({ name }) => `"${name}" cannot be the name of a component: take letters and digits, and not "scheme".`);

/** Whether a node reads text that no component keeps and no spelling can write. */
function hasLooseText(node: Node): boolean {
  if (node.kind === "set" || node.kind === "repeat") return true;
  return !isElement(node) && children(node).some(hasLooseText);
}

const looseText: Check<Node> = (node) =>
  hasLooseText(node) ? ["A set or repetition stands outside of any component, so its text would be lost."] : [];

/** Whether a `%` stands somewhere by itself, so that it does not begin an escape. */
function hasBarePercent(node: Node): boolean {
  if (node.kind === "set") return node.characters.includes("%");
  if (node.kind === "literal") return BARE_PERCENT.test(node.text);
  return children(node).some(hasBarePercent);
}

const barePercent: Check<Node> = (node) =>
  hasBarePercent(node) ? ["A % stands in a set or literal by itself, but in a URL it begins an escape."] : [];

/** Whether a `?` may stand raw somewhere where it may not be escaped, as the canonical spelling of decoded text does. */
function hasFixedQuestionMark(node: Node): boolean {
  if (node.kind === "literal") return node.text.includes("?");
  if (node.kind === "set") return node.characters.includes("?") && (!node.escapes || node.without.includes(0x3f));
  return children(node).some(hasFixedQuestionMark);
}

function decodedIn(node: Node): readonly Component[] {
  if (node.kind !== "component") return children(node).flatMap(decodedIn);
  return node.codec.read === decode ? [node] : [];
}

const questionMarks: Check<Node> = (node) =>
  decodedIn(node)
    .filter(({ item }) => hasFixedQuestionMark(item))
    .map(
      ({ name }) =>
        `The component "${name}" is decoded text and may hold a ? that may not be escaped, but its canonical spelling escapes each ?. Put escape into the set, or the ? outside of the component.`,
    );

/** What stands before a host and is not decoded keeps its characters, and others take some of them for the end of the host. */
const beforeHost: Check<Node> = (node) => {
  const complaints: string[] = [];
  mappedBeforeHost(node, (component) => {
    const [end] = /[?/\\@]/.exec(component.codec.read === decode ? "" : rawCharacters(component.item)) ?? [];
    if (end !== undefined)
      complaints.push(
        `The component "${component.name}" stands before the host and may hold a raw ${end}, where other parsers see the end of the host or of the user. Take it out of the set, or make it decoded text, of which the canonical spelling escapes it.`,
      );
    return component;
  });
  return complaints;
};

function listsOf(node: Node): readonly List[] {
  const inside = children(node).flatMap(listsOf);
  return node.kind === "list" ? [node, ...inside] : inside;
}

/** What is wrong with a list, as the end of a sentence. */
function listMistake({ item, separator }: List): string | undefined {
  if (!/^[!-$&-~]$/.test(separator)) return "needs a separator of one ASCII character other than %";
  if (rawCharacters(item).includes(separator)) return "also has its separator in its items; take it out of their sets";
  if (!isElement(item) && hasLooseText(item)) return "has items with text outside of any component";
  return undefined;
}

const separators: Check<Node> = (node) =>
  listsOf(node).flatMap((list) => {
    const mistake = listMistake(list);
    return mistake === undefined ? [] : [`The list "${list.name}" ${mistake}.`];
  });

/** The names in the items of lists obey the same rules as the names outside. */
const itemNames: Check<Node> = (node) =>
  listsOf(node)
    .filter(({ item }) => !isElement(item))
    .flatMap(({ item }) => [...names(item), ...eachOnce(item)]);

/** The checks, in the order in which their complaints are made. */
export const grammarChecks: readonly Check<Node>[] = [
  names,
  eachOnce,
  looseText,
  barePercent,
  questionMarks,
  beforeHost,
  separators,
  itemNames,
];
