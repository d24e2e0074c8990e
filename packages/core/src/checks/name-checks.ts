import { bnfLines } from "../grammar/bnf.ts";
import type { Component, List, Node } from "../grammar/nodes.ts";
import { children, isElement, occurrencesOf } from "../grammar/walk.ts";
import type { CharacterSet } from "../syntax/character-set.ts";
import { type Check, errorsIn } from "./check.ts";

/** Checks the names and sets in the lines of a grammar. */

/** Returns all lines of a grammar, each with the kind of node that it names. */
function linesOf(
  node: Node,
): readonly { readonly kind: "rule" | "set"; readonly name: string; readonly text: string }[] {
  return bnfLines(node).map(([name, text, kind]) => ({ name, text, kind }));
}

const lineNames: Check<Node> = (node) =>
  linesOf(node)
    .filter(({ name }) => !/^[A-Za-z][\w+.-]*$/.test(name))
    .map(({ kind, name }) => ({
      reason: "definition/not-a-line-name",
      sentence:
        '"{name}" cannot be the name of a {kind}, which is the left side of a line of BNF: take a letter and then letters, digits, "-", "_", "+" and ".".',
      params: { name, kind },
    }));

const oneMeaning: Check<Node> = (node) => {
  const known = new Map<string, string>();
  return linesOf(node).flatMap(({ kind, name, text }) => {
    const other = known.get(name) ?? text;
    known.set(name, other);
    if (other === text) return [];
    return {
      reason: "definition/two-lines",
      sentence: 'Two different lines are named "{name}", {other} and {text}: give one {kind} another name.',
      params: { name, other, text, kind },
    };
  });
};

/** Finds all sets of a grammar. */
function setsOf(node: Node): readonly CharacterSet[] {
  return node.kind === "set" ? [node] : children(node).flatMap(setsOf);
}

const emptySets: Check<Node> = (node) =>
  setsOf(node)
    .filter(({ characters, escapes }) => characters === "" && !escapes)
    .map(({ name }) =>
      name === undefined
        ? { reason: "definition/empty-set", sentence: "A set has no characters, so nothing can match it." }
        : {
            reason: "definition/empty-named-set",
            sentence: 'The set "{name}" has no characters, so nothing can match it.',
            params: { name },
          },
    );

const octetsLeftOut: Check<Node> = (node) =>
  setsOf(node)
    .filter(({ without, escapes }) => without.length > 0 && !escapes)
    .map(({ name }) =>
      name === undefined
        ? {
            reason: "definition/octets-left-out",
            sentence:
              "A set leaves out octets that may not be escaped, but has no escape: take the characters out instead.",
          }
        : {
            reason: "definition/octets-left-out-of-named-set",
            sentence:
              'The set "{name}" leaves out octets that may not be escaped, but has no escape: take the characters out instead.',
            params: { name },
          },
    );

/** Returns the characters of a set as they are written, with a space around those of each set in it. */
function writtenOf({ parts }: CharacterSet): string {
  return parts.map((part) => (typeof part === "string" ? part : ` ${writtenOf(part)} `)).join("");
}

/** Finds what looks like the range of a regular expression. */
const ranges: Check<Node> = (node) =>
  setsOf(node).flatMap((set) => {
    const [range] = /[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d/.exec(writtenOf(set)) ?? [];
    if (range === undefined || (range[0] as string) >= (range[2] as string)) return [];
    return {
      reason: "definition/range-in-set",
      sentence:
        'A set has the characters "{range}", which are three characters, not a range. For a range, take alpha, lowalpha, hialpha or digit, or write out its characters; if you mean these three, put the "-" last.',
      params: { range },
    };
  });

const hasEmptyKeyword = (node: Node): boolean =>
  node.kind === "literal" ? node.anyCase === true && node.text === "" : children(node).some(hasEmptyKeyword);

const emptyKeywords: Check<Node> = (node) =>
  hasEmptyKeyword(node)
    ? {
        reason: "definition/empty-keyword",
        sentence: 'keyword takes the characters that it stands for, such as keyword("UID="), but here it has none.',
      }
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
const makings = (element: Component | List): readonly unknown[] =>
  element.kind === "list"
    ? [element.item, element.separator, element.place, element.options?.absent]
    : [element.item, element.codec, element.options];

/** Tells whether two components are the same, so that they read and spell the same. */
function isSame(one: Component | List, other: Component | List): boolean {
  const [own, others] = [makings(one), makings(other)];
  return one === other || (own.length === others.length && own.every((value, index) => value === others[index]));
}

/** Finds the names that several parts share, each with an element of two of them. */
function shared(
  parts: readonly Node[],
): readonly (readonly [name: string, one: Component | List, other: Component | List])[] {
  const all = parts.map(occurrencesOf);
  return all.flatMap((elements, index) =>
    elements.flatMap((one) => {
      const other = all
        .slice(index + 1)
        .flat()
        .find(({ name }) => name === one.name);
      return other === undefined ? [] : [[one.name, one, other] as const];
    }),
  );
}

/** Checks that no text has two components of one name: only alternatives may share a name. */
export const eachOnce: Check<Node> = (node) => {
  if (isElement(node)) return undefined;
  const parts = children(node);
  const own = shared(parts).flatMap(([name, one, other]) => {
    if (node.kind !== "choice")
      return {
        reason: "definition/component-twice",
        sentence: 'The component "{name}" is in the grammar twice; write once what the alternatives share.',
        params: { name },
      };
    if (isSame(one, other)) return [];
    return {
      reason: "definition/component-differs",
      sentence:
        'Alternatives have the component "{name}" with different definitions. Define it once, as a constant, and let each alternative have that.',
      params: { name },
    };
  });
  return [...own, ...parts.flatMap((part) => errorsIn([eachOnce], part))];
};
