import type { Node } from "../grammar/nodes.ts";
import { type Automaton, automaton } from "./automaton.ts";
import { matcher } from "./pattern.ts";
import { type Extent, spareStretch } from "./spare-stretch.ts";

/** Tells where the components stand in a text of a grammar; nothing of any other text. Where one is left out, it has no place. */
export type PlacesIn = (text: string) => readonly (Extent | undefined)[] | undefined;

/**
 * In longer texts, some engines give up on an expression that repeats a group: they say that it does not match, as JavaScriptCore does
 * from a quarter of a million times on.
 */
export const LONG = 100_000;

/**
 * Makes the function that tells where in a text of a grammar its components stand, in the order of `occurrencesOf`; of a list, the
 * whole list. Of a long text, it looks at what is left of it without what is repeated.
 *
 * @param prefix - The source of what stands before the grammar's text: nothing, or what ends with the first colon.
 */
export function componentPlaces(node: Node, prefix: string): PlacesIn {
  const placed = matcher(node, prefix, "d");
  let machine: Automaton | undefined;

  const matched: PlacesIn = (text) => placed().exec(text)?.indices?.slice(1);

  function placesIn(text: string): ReturnType<PlacesIn> {
    if (text.length <= LONG) return matched(text);
    machine ??= automaton(node);
    const spare = spareStretch(machine, text, prefix === "" ? 0 : text.indexOf(":") + 1);
    if (spare === undefined) return undefined;
    const [start, end] = spare;
    if (start === end) return matched(text);
    const original = (offset: number) => (offset < start ? offset : offset + end - start);
    const places = placesIn(text.slice(0, start) + text.slice(end));
    return places?.map((place) => place && [original(place[0]), original(place[1])]);
  }

  return placesIn;
}
