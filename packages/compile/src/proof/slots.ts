import type { Component, ElementNode } from "@url1738/core/define";
import { componentsOf, isElement } from "@url1738/core/grammar";

/** A place in a value where a component has its own. */
export interface Slot {
  readonly component: Component;
  /** Returns the value with another one in this place. */
  readonly filled: (value: unknown) => unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Returns the places of the components of some elements in a value; of the items of a list, those of the first, without the others. */
export function slotsIn(elements: readonly ElementNode[], whole: unknown): readonly Slot[] {
  if (!isObject(whole)) return [];
  return elements.flatMap((element) => {
    const value = whole[element.name];
    const put = (other: unknown) => ({ ...whole, [element.name]: other });
    return value === undefined ? [] : slotsOf(element, value, put);
  });
}

function slotsOf(element: ElementNode, value: unknown, put: Slot["filled"]): readonly Slot[] {
  if (element.kind === "component") return [{ component: element, filled: put }];
  const [first] = Array.isArray(value) ? value : [];
  const putFirst: Slot["filled"] = (other) => put([other]);
  const { item } = element;
  const inner = isElement(item) ? slotsOf(item, first, putFirst) : undefined;
  const all =
    inner ??
    slotsIn(componentsOf(item), first).map(({ component, filled }) => ({
      component,
      filled: (one: unknown) => putFirst(filled(one)),
    }));
  return first === undefined ? [] : all;
}
