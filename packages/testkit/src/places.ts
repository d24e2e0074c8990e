import type { UrlValue } from "@url1738/core";

/** Puts a string into one place of a value, and returns the result. */
export type Inset = (url: UrlValue, text: string) => UrlValue;

const around: readonly ((old: string, text: string) => string)[] = [
  (old, text) => old + text,
  (old, text) => text + old,
  (_, text) => text,
];

/** A string in a value. */
interface Leaf {
  /** The path to it, which is the same for all items of a list. */
  readonly path: string;
  readonly old: string;
  /** Returns the value with another string in its place. */
  readonly replaced: (text: string) => unknown;
}

function leavesOf(value: unknown, path = ""): readonly Leaf[] {
  if (typeof value === "string") return [{ path, old: value, replaced: (text) => text }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, `${path}.${Array.isArray(value) ? "" : key}`).map((leaf) => ({
      ...leaf,
      replaced: (text: string) =>
        Array.isArray(value)
          ? value.map((item, index) => (index === Number(key) ? leaf.replaced(text) : item))
          : { ...value, [key]: leaf.replaced(text) },
    })),
  );
}

const placesAround = ({ old, replaced }: Leaf) => around.map((put) => (text: string) => replaced(put(old, text)));

/** Returns functions that put text into the strings of a field: itself, the items of a list, the fields of an item. */
export function placesInField(value: unknown): readonly ((text: string) => unknown)[] {
  return leavesOf(value).flatMap(placesAround);
}

const inField =
  (field: string, put: (text: string) => unknown): Inset =>
  (base, text) => ({ ...base, [field]: put(text) });

/** Returns functions that put text into the strings of a field of a value. */
export function placesOf(url: UrlValue, field: string): readonly Inset[] {
  return placesInField(url[field as keyof UrlValue]).map((put) => inField(field, put));
}

/**
 * Does the same as {@link placesOf}, but only for the first and last item of a list, since one codec reads all items. The path is the same
 * for all items.
 */
export function outerPlacesOf(url: UrlValue, field: string): readonly { readonly path: string; readonly put: Inset }[] {
  const leaves = leavesOf(url[field as keyof UrlValue]);
  const isOuter = (leaf: Leaf) => {
    const alike = leaves.filter(({ path }) => path === leaf.path);
    return leaf === alike[0] || leaf === alike.at(-1);
  };
  return leaves
    .filter(isOuter)
    .flatMap((leaf) => placesAround(leaf).map((put) => ({ path: leaf.path, put: inField(field, put) })));
}
