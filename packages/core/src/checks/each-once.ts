import type { Component, List, Node } from "../grammar/nodes.ts";
import { children, isElement, occurrencesOf } from "../grammar/walk.ts";
import type { Check } from "./check.ts";

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
  if (isElement(node)) return [];
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
  return [...own, ...parts.flatMap(eachOnce)];
};
