import type { CharacterSet, ElementNode, Node } from "@url1738/core/define";
import { children, isElement, occurrencesOf } from "@url1738/core/grammar";
import { bnfLines } from "../grammar/bnf.ts";
import { nodesIn } from "../grammar/nodes-in.ts";
import { type Check, foundBy } from "./check.ts";
import { objection } from "./objections.ts";

/** Checks the names and sets in the lines of a grammar. */

const lineNames: Check<Node> = (node) =>
  bnfLines(node)
    .filter(([name]) => !/^[A-Za-z][\w+.-]*$/.test(name))
    .map(([name, , kind]) => objection("not-a-line-name", { name, kind }));

const oneMeaning: Check<Node> = (node) => {
  const texts = new Map<string, string>();
  return bnfLines(node).flatMap(([name, text, kind]) => {
    const other = texts.get(name) ?? text;
    texts.set(name, other);
    return other === text ? [] : objection("two-lines", { name, other, text, kind });
  });
};

function setsOf(node: Node): readonly CharacterSet[] {
  return nodesIn(node).filter((part) => part.kind === "set");
}

const emptySets: Check<Node> = (node) =>
  setsOf(node)
    .filter(({ characters, escapes }) => characters === "" && !escapes)
    .map(({ name }) => (name === undefined ? objection("empty-set") : objection("empty-named-set", { name })));

const octetsLeftOut: Check<Node> = (node) =>
  setsOf(node)
    .filter(({ without, escapes }) => without.length > 0 && !escapes)
    .map(({ name }) =>
      name === undefined ? objection("octets-left-out") : objection("octets-left-out-of-named-set", { name }),
    );

/** Returns the characters of a set as they are written, with a space around those of each set in it. */
function writtenOf({ parts }: CharacterSet): string {
  return parts.map((part) => (typeof part === "string" ? part : ` ${writtenOf(part)} `)).join("");
}

/** Finds characters that look like a range in a regular expression. */
const ranges: Check<Node> = (node) =>
  setsOf(node).flatMap((set) => {
    const [range] = /[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d/.exec(writtenOf(set)) ?? [];
    return range === undefined || (range[0] as string) >= (range[2] as string)
      ? []
      : objection("range-in-set", { range });
  });

const emptyKeywords: Check<Node> = (node) =>
  nodesIn(node).some((part) => part.kind === "literal" && part.anyCase === true && part.text === "")
    ? objection("empty-keyword")
    : undefined;

/** The checks, in the order of their errors. */
export const nameChecks: readonly Check<Node>[] = [
  lineNames,
  oneMeaning,
  emptySets,
  octetsLeftOut,
  ranges,
  emptyKeywords,
];

/** Returns everything that defines a component except its name. */
const definingParts = (element: ElementNode): readonly unknown[] =>
  element.kind === "list"
    ? [element.item, element.separator, element.place, element.options?.absent]
    : [element.word === undefined ? element.item : undefined, element.codec, element.options];

/** Tells whether two components have the same definition, so that they read and spell alike. */
function isSame(left: ElementNode, right: ElementNode): boolean {
  const [parts, others] = [definingParts(left), definingParts(right)];
  return parts.length === others.length && parts.every((value, index) => value === others[index]);
}

/** Finds the elements that share their name with an element of a later part, each with the first such element. */
function shared(parts: readonly Node[]): readonly (readonly [one: ElementNode, other: ElementNode])[] {
  const all = parts.map((part) => occurrencesOf(part));
  return all.flatMap((elements, index) => {
    const later = all.slice(index + 1).flat();
    return elements.flatMap((element) => {
      const other = later.find(({ name }) => name === element.name);
      return other === undefined ? [] : [[element, other] as const];
    });
  });
}

/** Checks that no text has two components of one name: only alternatives may share a name. */
export const eachOnce: Check<Node> = (node) => {
  if (isElement(node)) return undefined;
  const parts = children(node);
  const ofParts = shared(parts).flatMap(([left, right]) => {
    if (node.kind !== "choice") return objection("component-twice", { name: left.name });
    return isSame(left, right) ? [] : objection("component-differs", { name: left.name });
  });
  return [...ofParts, ...parts.flatMap((part) => foundBy([eachOnce], part))];
};
