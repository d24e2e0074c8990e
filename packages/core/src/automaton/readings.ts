import type { Defaults } from "../grammar/absent.ts";
import type { Node } from "../grammar/nodes.ts";
import { isElement, occurrencesOf } from "../grammar/walk.ts";
import { Search, type TwoReadings } from "./reading-search.ts";
import { textAround } from "./reading-texts.ts";

/** Searches the items of the lists: a list is split at its separators, and each item is read by itself. */
function inItems(node: Node): readonly TwoReadings[] {
  return occurrencesOf(node).flatMap((element) => {
    if (element.kind !== "list") return [];
    const found = twoReadings(element.item, { defaultPort: undefined });
    if (found === undefined) return [];
    const shown = (which: "one" | "other") => {
      const values = found.values.map((value) => `${value.name} ${value[which]}`).join(", ");
      return isElement(element.item) ? `[${found.values[0]?.[which]}]` : `[{${values}}]`;
    };
    const values = [{ name: element.name, one: shown("one"), other: shown("other") }];
    return [{ text: textAround(node, element, found.text), values }];
  });
}

/**
 * Finds the shortest text of a grammar that has two values.
 *
 * @throws {@link TooLarge} - For a grammar that is too large to search.
 */
export function twoReadings(node: Node, defaults: Defaults): TwoReadings | undefined {
  const search = new Search(node, defaults);
  const ended = search.run();
  const found = [...(ended === undefined ? [] : [search.told(ended)]), ...inItems(node)];
  return found.sort((one, other) => one.text.length - other.text.length)[0];
}
