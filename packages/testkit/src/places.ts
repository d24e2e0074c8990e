import type { UrlValue } from "@url1738/core";

/** A place for a character in a value: the value with a given string in that place. */
export type Place = (url: UrlValue, text: string) => UrlValue;

const around: readonly ((old: string, text: string) => string)[] = [
  (old, text) => old + text,
  (old, text) => text + old,
  (_, text) => text,
];

/** A string in a value. */
interface Leaf {
  /** The way to it, of which all items of a list are the same. */
  readonly path: string;
  readonly old: string;
  /** The value with another string in its place. */
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

/** Puts text into the strings of a field: itself, the items of a list, the fields of an item. */
export function placesIn(value: unknown): readonly ((text: string) => unknown)[] {
  return leavesOf(value).flatMap(placesAround);
}

const inField =
  (field: string, put: (text: string) => unknown): Place =>
  (base, text) => ({ ...base, [field]: put(text) });

/** Puts text into the strings of a field of a value. */
export function placesOf(url: UrlValue, field: string): readonly Place[] {
  return placesIn(url[field as keyof UrlValue]).map((put) => inField(field, put));
}

/** The same, of the items of lists only into the first and the last: one codec reads them all. */
export function outerPlacesOf(url: UrlValue, field: string): readonly Place[] {
  const leaves = leavesOf(url[field as keyof UrlValue]);
  const isOuter = (leaf: Leaf) => {
    const alike = leaves.filter(({ path }) => path === leaf.path);
    return leaf === alike[0] || leaf === alike.at(-1);
  };
  return leaves.filter(isOuter).flatMap((leaf) => placesAround(leaf).map((put) => inField(field, put)));
}
