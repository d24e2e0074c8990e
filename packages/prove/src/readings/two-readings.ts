import type { Node } from "@url1738/core/define";
import { children, isElement, occurrencesOf, withChildren } from "@url1738/core/grammar";
import { type Defaults, hasOrder } from "@url1738/core/inside/grammar/walk";
import { Search, type TwoReadings } from "./reading-search.ts";
import { textAround } from "./reading-texts.ts";

/** Searches the items of lists: a list is split at its separators, so each item is read by itself. */
function inItems(node: Node, defaults: Defaults): readonly TwoReadings[] {
  return occurrencesOf(node).flatMap((element) => {
    if (element.kind !== "list") return [];
    const readings = twoReadings(element.item, defaults);
    if (readings === undefined) return [];
    const shown = (which: "one" | "other") => {
      const values = readings.values.map((value) => `${value.name} ${value[which]}`).join(", ");
      return isElement(element.item) ? `[${readings.values[0]?.[which]}]` : `[{${values}}]`;
    };
    const values = [{ name: element.name, one: shown("one"), other: shown("other") }];
    return [{ text: textAround(node, element, readings.text), values }];
  });
}

/** The limit of grammars that {@link resolutions} returns. */
const MOST_RESOLUTIONS = 64;

/**
 * Returns all grammars that result from keeping one alternative of each ordered choice: readings by different alternatives do not compete,
 * since the first one counts.
 *
 * @throws RangeError
 */
function resolutions(node: Node): readonly Node[] {
  if (!hasOrder(node)) return [node];
  const parts = children(node).map(resolutions);
  if (node.kind === "choice" && node.ordered === true) return parts.flat();
  let combined: readonly (readonly Node[])[] = [[]];
  for (const ways of parts) {
    combined = combined.flatMap((before) => ways.map((way) => [...before, way]));
    if (combined.length > MOST_RESOLUTIONS) throw new RangeError();
  }
  return combined.map((items) => withChildren(node, items));
}

/** Finds the shortest text of a grammar that has two values. @throws RangeError - For a grammar that is too large to search. */
export function twoReadings(node: Node, defaults: Defaults): TwoReadings | undefined {
  const readings = resolutions(node).flatMap((resolution) => new Search(resolution, defaults).run() ?? []);
  return [...readings, ...inItems(node, defaults)].sort((left, right) => left.text.length - right.text.length)[0];
}
