import type { Component, Concat, ElementNode, Field, Fields, List, Node, Rule } from "@url1738/core/define";
import { children, componentsOf, withChildren } from "@url1738/core/grammar";
import { codecForRule } from "@url1738/core/inside/grammar/facts";
import { invalid } from "./derivation-sentences.ts";

/** A named part of a grammar, which can be replaced. @public */
export type Replacement = Rule | Component | List;

/** The type of a component's value after a component with other fields has replaced it; without one, the old type. @public */
export type ReplacedValue<Old, F> = [F] extends [never]
  ? Old
  : F extends Field<string, infer V, infer A>
    ? undefined extends Old
      ? V | A
      : V
    : never;

/** The fields of some parts that have a certain name. @public */
export type FieldsNamed<R extends readonly unknown[], N> = Extract<Concat<R>[number], { readonly name: N }>;

/** The components of a grammar after some of its parts have been replaced. @public */
export type ReplacedFields<F extends Fields, R extends readonly unknown[]> = {
  readonly [K in keyof F]: F[K] extends Field<infer N, infer V, infer A>
    ? Field<N, ReplacedValue<V, FieldsNamed<R, N>>, ReplacedValue<A, FieldsNamed<R, N>>>
    : never;
};

const KINDS = ["rule", "component", "list"] as const;

const isReplacement = (node: Node): node is Replacement => KINDS.some((kind) => kind === node?.kind);

const called = ({ kind, name }: Replacement) => ({ kind, name });

/** Returns all parts of a grammar that can be replaced: inside a list, only rules without components. */
function replaceable(node: Node, isInList = false): readonly Replacement[] {
  const inside = children(node).flatMap((child) => replaceable(child, isInList || node.kind === "list"));
  return isReplacement(node) && !(isInList && componentsOf(node).length > 0) ? [node, ...inside] : inside;
}

/** Throws the error of a part that replaces nothing, with the names that exist, by kind. */
function replacesNothing(lost: Replacement, grammar: Node): never {
  const parts = replaceable(grammar);
  const namesOf = (kind: Replacement["kind"]) => {
    const names = parts.filter((part) => part.kind === kind).map(({ name }) => name);
    return [...new Set(names)].join(", ");
  };
  const names = { rules: namesOf("rule"), components: namesOf("component"), lists: namesOf("list") };
  throw invalid("replaces-nothing", { ...called(lost), ...names });
}

const hasAbsent = ({ options, ...element }: ElementNode) =>
  options?.absent !== undefined || (element.kind === "list" && element.place !== "between");

/** Checks that a replacement keeps the fields of the value. */
function checkFields(old: Replacement, replacement: Replacement): void {
  const [before, after] = [componentsOf(old), componentsOf(replacement)];
  const namesOf = (elements: typeof before) => elements.map(({ name }) => name).join(", ");
  const [had, has] = [namesOf(before), namesOf(after)];
  if (had !== has) throw invalid("other-components", { ...called(old), had, has });
  for (const [index, element] of before.entries()) {
    const other = after[index] as ElementNode;
    if (hasAbsent(element) && !hasAbsent(other))
      throw invalid(other.kind === "list" ? "absent-or-place" : "absent-of-replacement", called(element));
  }
}

/** Tells whether a part replaces another of its name: a rule replaces a rule; components and lists replace each other. */
function isFor(part: Replacement, node: Node): boolean {
  return isReplacement(node) && part.name === node.name && (part.kind === "rule") === (node.kind === "rule");
}

/** The state of a replacement in one grammar. */
interface Replaced {
  readonly parts: readonly Replacement[];
  /** The parts that have replaced something. */
  readonly found: Set<Replacement>;
  /** The results so far, by the list around them: a node that occurs in several places is replaced only once. */
  readonly done: Map<List | undefined, Map<Node, Node>>;
}

function replaceIn(node: Node, replacing: Replaced, list?: List): Node {
  const done = replacing.done.get(list) ?? new Map<Node, Node>();
  replacing.done.set(list, done);
  const replaced = done.get(node) ?? replaceOnce(node, replacing, list);
  done.set(node, replaced);
  return replaced;
}

function replaceOnce(node: Node, replacing: Replaced, list?: List): Node {
  const { parts, found } = replacing;
  const replacement = parts.find((part) => isFor(part, node));
  if (replacement !== undefined) {
    const old = node as Replacement;
    if (list !== undefined && componentsOf(old).length > 0)
      throw invalid("replaced-in-list", { ...called(old), list: list.name });
    checkFields(old, replacement);
    found.add(replacement);
    return replacement;
  }
  const inside = children(node);
  const next = inside.map((child) => replaceIn(child, replacing, node.kind === "list" ? node : list));
  if (next.every((child, index) => child === inside[index])) return node;
  return node.kind === "component" ? withRule(node, next[0] as Node) : withChildren(node, next);
}

/** Returns the component with another rule for its text: the octets that it escapes may depend on the rule. */
function withRule(component: Component, item: Node): Component {
  const codec = codecForRule(component.codec, item);
  if (codec === undefined) throw invalid("codec-of-one-rule", { name: component.name });
  return { ...component, item, codec };
}

/**
 * Replaces parts of a grammar, wherever they occur: each rule by the given rule of the same name, each component or list by the given
 * component or list. The value keeps its fields: a replacement has the components of the replaced part, in the same order. Parts inside the
 * items of a list can be replaced only if they have no components; otherwise, replace the list.
 *
 * @param grammar - The grammar, of any copy of this package; it is not changed.
 * @param parts - Rules, components and lists.
 * @throws Url1738Error - With the code `invalid-definition` for a part that replaces nothing (the message says which names there are), that
 *   has other components or that is given twice.
 * @public
 */
export function replaced<F extends Fields, const R extends readonly Replacement[]>(
  grammar: Node<F>,
  ...parts: R
): Node<ReplacedFields<F, R>> {
  for (const [index, part] of parts.entries()) {
    if (!isReplacement(part)) throw invalid("not-a-replacement");
    if (parts.findIndex((other) => isFor(other, part)) !== index) throw invalid("replaced-twice", called(part));
  }
  const found = new Set<Replacement>();
  const result = replaceIn(grammar, { parts, found, done: new Map() });
  const lost = parts.find((part) => !found.has(part));
  if (lost !== undefined) replacesNothing(lost, grammar);
  return result as Node<ReplacedFields<F, R>>;
}
