import type { Node } from "../grammar/nodes.ts";
import { children } from "../grammar/walk.ts";
import { bnfLines } from "../machines/bnf.ts";
import type { CharacterSet } from "../syntax/character-set.ts";
import type { Check } from "./check.ts";

/** What the lines of the grammar are called. */

/** All lines of a grammar, with the kind of what each names. */
function linesOf(
  node: Node,
): readonly { readonly kind: "rule" | "set"; readonly name: string; readonly text: string }[] {
  return bnfLines(node).map(([name, text, kind]) => ({ name, text, kind }));
}

const lineNames: Check<Node> = (node) =>
  linesOf(node)
    .filter(({ name }) => !/^[A-Za-z][\w+.-]*$/.test(name))
    .map(
      ({ kind, name }) =>
        `"${name}" cannot be the name of a ${kind}, which is the left side of a line of BNF: take letters, digits, "-", "_", "+" and ".".`,
    );

const oneMeaning: Check<Node> = (node) => {
  const known = new Map<string, string>();
  return linesOf(node).flatMap(({ kind, name, text }) => {
    const other = known.get(name) ?? text;
    known.set(name, other);
    if (other === text) return [];
    return [`There are two different lines "${name}", ${other} and ${text}: give one ${kind} another name.`];
  });
};

/** All sets of a grammar. */
function setsOf(node: Node): readonly CharacterSet[] {
  return node.kind === "set" ? [node] : children(node).flatMap(setsOf);
}

const called = ({ name }: CharacterSet) => (name === undefined ? "A set" : `The set "${name}"`);

const emptySets: Check<Node> = (node) =>
  setsOf(node)
    .filter(({ characters, escapes }) => characters === "" && !escapes)
    .map((set) => `${called(set)} has no characters, so no text can have one of it.`);

const octetsLeftOut: Check<Node> = (node) =>
  setsOf(node)
    .filter(({ without, escapes }) => without.length > 0 && !escapes)
    .map(
      (set) =>
        `${called(set)} leaves out octets that may not be escaped, but has no escape: take the characters out instead.`,
    );

/** The checks, in the order in which their complaints are made. */
export const nameChecks: readonly Check<Node>[] = [lineNames, oneMeaning, emptySets, octetsLeftOut];
