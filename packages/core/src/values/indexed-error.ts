import { type Machine, shortestEnd, type Walked } from "../automaton/machine.ts";
import type { UrlError } from "../errors/url-error.ts";
import { rootOf } from "../grammar/walk.ts";

/** Tells in which item of a list an error is. Only programs with lists carry this. */

/** A component, and where it begins. */
interface PlaceOf {
  readonly component: string;
  readonly index: number;
}

/** Returns the last component that has begun at an offset. */
export function componentAt(places: readonly PlaceOf[], offset: number): string | undefined {
  const begun = places.filter(({ index }) => index <= offset);
  return begun.sort((left, right) => left.index - right.index).at(-1)?.component;
}

/**
 * Returns the error of a place inside a list with the index of the item.
 *
 * @param error - The error, whose component has no index.
 * @param find - Finds the path of the component at the place, in a text of the grammar that begins alike.
 * @public
 */
export function indexedError(error: UrlError, find: () => string | undefined): UrlError {
  const { component = "", message, hint } = error;
  const [items] = /^.*\]/.exec(component) ?? [];
  if (items === undefined) return error;
  const place = find() ?? "";
  const indices = rootOf(place) === rootOf(component) ? (place.match(/\[\d+\]/g) ?? []) : [];
  const isFound = indices.length > 0;
  const indexed = isFound ? items.replace(/\[\]/g, () => indices.shift() ?? "") : rootOf(items);
  const said = (text: string) => text.replaceAll(items, indexed);
  const field = isFound ? component.slice(items.length) : "";
  const { label, ...unlabelled } = error;
  return {
    ...unlabelled,
    component: indexed + field,
    // Without its index, a field of an item is told of as the whole list, which has another label.
    ...(label !== undefined && (isFound || component === items) && { label }),
    message: said(message),
    ...(hint !== undefined && { hint: said(hint) }),
  };
}

/**
 * Returns the error of a place where a text leaves a grammar, with the index of the item if it is inside a list.
 *
 * @param error - The error, whose component has no index.
 */
export function itemError(
  error: UrlError,
  reading: { text: string; machine: Machine; rules: { places(text: string, isDeep?: boolean): readonly PlaceOf[] } },
  { index, state }: Walked,
): UrlError {
  const { text, machine, rules } = reading;
  return indexedError(error, () => {
    const completed = text.slice(0, index) + (shortestEnd(machine, state) ?? "");
    return componentAt(rules.places(completed, true), index);
  });
}
