import type { FieldValues, ItemPlace, Merged, Sentence } from "@url1738/core/define";
import { arrayOf, fieldNames, inOrder, isSameValue, refuseMissing, splitObject } from "@url1738/core/runtime";

/** The facts about a list whose value is an object, see `Merging` of core. */
interface MergeFacts {
  /** The names of the components, in the order of the grammar. */
  readonly names: readonly string[];
  /** The names of those that several items may have. */
  readonly several: readonly string[];
  /** Returns the values that absence means, by the names of the components; those of `several` are empty arrays. */
  readonly absent: () => FieldValues;
}

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
  const facts = { names, several, absent };
  const { reason, sentence: message } = givenTwice;
  return {
    read: (items) => mergedItems(items, facts),
    split: (list, value, exact) => splitObject(list, value, (own) => itemsOfObject(own, facts, exact)),
    isAbsent: (value, exact) => isAbsent(value, facts, exact),
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

function mergedItems(items: readonly unknown[], { names, several, absent }: MergeFacts): FieldValues {
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

function isAbsent(value: unknown, facts: MergeFacts, exact: boolean): boolean {
  try {
    if (fieldNames(value) === undefined) return false;
    const nothing = mergedItems([], facts);
    if (exact) return isSameValue(value, nothing);
    const given = Object.entries(value as FieldValues).filter(([, own]) => own !== undefined);
    return isSameValue({ ...nothing, ...Object.fromEntries(given) }, nothing);
  } catch {
    // A proxy that cannot be read is refused where it is spelt.
    return false;
  }
}

/** Returns the items that have the components of an object, in order, without those whose values absence means. @throws Refusal */
function itemsOfObject(
  value: FieldValues,
  { names, several, absent }: MergeFacts,
  exact: boolean,
): readonly FieldValues[] {
  const given = absent();
  const own = inOrder(value, names, []);
  return names.flatMap((name): readonly FieldValues[] => {
    const one = own[name];
    if (one === undefined && exact && given[name] !== undefined) refuseMissing(name);
    if (one === undefined || isSameValue(one, given[name])) return [];
    // `map` would pass over a hole.
    return several.includes(name) ? Array.from(arrayOf(name, one), (each) => ({ [name]: each })) : [{ [name]: one }];
  });
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
