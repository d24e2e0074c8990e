import type { UrlValue } from "@url1738/core";

/** A place for a character in a value: the value with a given string in that place. */
export type Place = (url: UrlValue, text: string) => UrlValue;

const around: readonly ((old: string, text: string) => string)[] = [
  (old, text) => old + text,
  (old, text) => text + old,
  (_, text) => text,
];

/** Puts text into the strings of a field: itself, the items of a list, the fields of an item. */
export function placesIn(value: unknown): readonly ((text: string) => unknown)[] {
  if (typeof value === "string") return around.map((put) => (text) => put(value, text));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    placesIn(inner).map(
      (put) => (text: string) =>
        Array.isArray(value)
          ? value.map((item, index) => (index === Number(key) ? put(text) : item))
          : { ...value, [key]: put(text) },
    ),
  );
}

/** Puts text into the strings of a field of a value. */
export function placesOf(url: UrlValue, field: string): readonly Place[] {
  return placesIn(url[field as keyof UrlValue]).map((put) => (base, text) => ({ ...base, [field]: put(text) }));
}
