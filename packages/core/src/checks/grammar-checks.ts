import type { Sentence } from "../errors/sentence.ts";
import { mappedBeforeHost } from "../grammar/escaped-before-host.ts";
import type { Component, List, Node, Repeat } from "../grammar/nodes.ts";
import { allElements, children, componentsOf, isElement, rawCharacters } from "../grammar/walk.ts";
import { BARE_PERCENT, decode } from "../syntax/percent-encoding.ts";
import { type Check, errorsIn } from "./check.ts";
import { eachOnce } from "./name-checks.ts";

/** Finds everything in a grammar that would make its machines disagree, or would lose text. */

const names: Check<Node> = (node) =>
  componentsOf(node)
    .filter(({ name }) => !/^[a-z][\dA-Za-z]*$/.test(name) || name === "scheme")
    .map(({ name }) => ({
      reason: "definition/not-a-component-name",
      sentence:
        '"{name}" cannot be the name of a component: take a lower-case letter and then letters and digits, but not "scheme".',
      params: { name },
    }));

/** Tells whether a node reads text that no component keeps and no spelling can write. */
function hasLooseText(node: Node): boolean {
  if (node.kind === "set") return true;
  if (node.kind === "repeat") return componentsOf(node).length === 0;
  return !isElement(node) && children(node).some(hasLooseText);
}

const looseText: Check<Node> = (node) =>
  hasLooseText(node)
    ? {
        reason: "definition/loose-text",
        sentence: "A set or repetition is outside any component, so its text would be lost.",
      }
    : undefined;

/** Finds the repetitions outside of components that contain components. */
function repeatedComponents(node: Node): readonly Repeat[] {
  if (isElement(node)) return node.kind === "list" ? repeatedComponents(node.item) : [];
  return node.kind === "repeat" && componentsOf(node).length > 0 ? [node] : children(node).flatMap(repeatedComponents);
}

/** Writes the call of `list` that was probably meant by a repetition. */
function listFor({ item }: Repeat, { name }: Component | List): string {
  const [first, last] = item.kind === "sequence" ? [item.items[0], item.items.at(-1)] : [];
  const mark = [first, last].find((part) => part?.kind === "literal" && part.text.length === 1);
  const separator = mark?.kind === "literal" ? mark.text : ",";
  const place = mark === undefined ? "between" : mark === first ? "before" : "after";
  const several = name.endsWith("y") ? `${name.slice(0, -1)}ies` : `${name}s`;
  return `list("${several}", ${name}, "${separator}", "${place}")`;
}

const repeated: Check<Node> = (node) =>
  repeatedComponents(node).flatMap((repeat) =>
    componentsOf(repeat)
      .slice(0, 1)
      .map((element) => ({
        reason: "definition/component-repeated",
        sentence:
          'The component "{name}" is in a repetition, so there could be several of it. For several, use a list: {list}.',
        params: { name: element.name, list: listFor(repeat, element) },
      })),
  );

/** Finds the components and lists in the rules of components. */
const nested: Check<Node> = (node) =>
  allElements(node).flatMap((outer) =>
    outer.kind === "list"
      ? []
      : componentsOf(outer.item).map((inner) => ({
          reason: "definition/component-inside",
          sentence:
            'The component "{name}" is inside the component "{outer}", whose whole text is one value. Let one of them be a rule.',
          params: { name: inner.name, outer: outer.name },
        })),
  );

/** Tells whether a set or literal has a `%` by itself, which does not begin an escape. */
function hasBarePercent(node: Node): boolean {
  if (node.kind === "set") return node.characters.includes("%");
  if (node.kind === "literal") return BARE_PERCENT.test(node.text);
  return children(node).some(hasBarePercent);
}

const barePercent: Check<Node> = (node) =>
  hasBarePercent(node)
    ? {
        reason: "definition/bare-percent",
        sentence: "A set or literal contains a % by itself, but in a URL % begins an escape.",
      }
    : undefined;

/** Checks components before a host: undecoded text keeps its characters, and other parsers take some of them for the host's end. */
const beforeHost: Check<Node> = (node) => {
  const errors: Sentence[] = [];
  mappedBeforeHost(node, (component) => {
    const [end] = /[?/\\@]/.exec(component.codec.read === decode ? "" : rawCharacters(component.item)) ?? [];
    if (end !== undefined)
      errors.push({
        reason: "definition/raw-before-host",
        sentence:
          'The component "{name}" is before the host and may contain a raw {end}, where other parsers see the end of the host or of the user. Take it out of the set, or make it decoded text, of which the canonical spelling escapes it.',
        params: { name: component.name, end },
      });
    return component;
  });
  return errors;
};

function listsOf(node: Node): readonly List[] {
  const inside = children(node).flatMap(listsOf);
  return node.kind === "list" ? [node, ...inside] : inside;
}

/** Returns the error of a list. */
function listError({ item, separator }: List): Sentence | undefined {
  if (!/^[!-$&-~]$/.test(separator))
    return {
      reason: "definition/not-a-separator",
      sentence: 'The list "{name}" needs a separator of one ASCII character other than %.',
    };
  if (rawCharacters(item).includes(separator))
    return {
      reason: "definition/separator-in-items",
      sentence: 'The list "{name}" allows its separator in its items; take it out of their sets.',
    };
  if (!isElement(item) && hasLooseText(item))
    return {
      reason: "definition/loose-text-in-items",
      sentence: 'The list "{name}" has items with text outside any component, which would be lost.',
    };
  if (componentsOf(item).length === 0)
    return {
      reason: "definition/items-without-component",
      sentence: 'The list "{name}" has items without a component, so they would be empty.',
    };
  return undefined;
}

const separators: Check<Node> = (node) =>
  listsOf(node).flatMap((list) => {
    const error = listError(list);
    return error === undefined ? [] : [{ ...error, params: { name: list.name } }];
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
