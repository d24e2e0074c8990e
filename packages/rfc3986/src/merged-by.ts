import type { FieldValues, ItemPlace, Merged, Merging, Sentence } from "@url1738/core/define";
import { itemsOfObject } from "@url1738/core/runtime";

/** The arguments of {@link mergedBy}. */
type MergeFacts = Parameters<Merging["by"]>;

const givenTwice: Sentence = {
  reason: "given-twice",
  sentence: "The {component} is given twice.",
};

/**
 * Makes the conversion of a list whose value is an object, see `Merging` of core.
 *
 * @param names - The names of the components, in the order of the grammar.
 * @param several - The names of those that several items may have.
 * @param absent - Returns the values that absence means, by the names of the components.
 * @public
 */
export function mergedBy(names: readonly string[], several: readonly string[], absent: () => FieldValues): Merged {
  const facts: MergeFacts = [names, several, absent];
  const { reason, sentence: message } = givenTwice;
  return {
    read: (items) => mergedItems(items, facts),
    split: (list, value, exact) => itemsOfObject(list, value, exact, ...facts),
    isAbsent: (value, exact) => isAbsent(value, exact, facts),
    places: (paths) =>
      placesInObject(
        paths.map((path) => /\w+/.exec(path)?.[0] ?? ""),
        several,
      ),
    placeOf: (items, index) => {
      const names = items.map((item) => Object.keys(item).join());
      return { path: placesInObject(names, several)[index]?.path ?? "", component: names[index] as string };
    },
    twice: ({ length: end }) => ({ index: 0, end, reason, message }),
  };
}

function mergedItems(items: readonly unknown[], [names, several, absent]: MergeFacts): FieldValues {
  const given = absent();
  const value: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, given[name]]));
  for (const item of items as readonly FieldValues[])
    for (const name of names) {
      const own = item[name];
      if (own === undefined) continue;
      if (several.includes(name)) (value[name] as unknown[]).push(own);
      else value[name] = own;
    }
  return value;
}

function isAbsent(value: unknown, exact: boolean, facts: MergeFacts): boolean {
  try {
    return itemsOfObject("", value, exact, ...facts).length === 0;
  } catch {
    // `split` refuses the value when it is to be spelt.
    return false;
  }
}

/** Returns the places of items in an object, in order, from the names of their components. */
function placesInObject(components: readonly string[], several: readonly string[]): readonly ItemPlace[] {
  const counts = new Map<string, number>();
  return components.map((name) => {
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    const isOneOf = several.includes(name);
    const path = `.${name}`;
    return { path: isOneOf ? `${path}[${before}]` : path, skipped: path.length, isTaken: before > 0 && !isOneOf };
  });
}
