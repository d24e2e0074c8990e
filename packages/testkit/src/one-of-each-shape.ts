import type { Scheme, UrlValue } from "@url1738/core";

/** Returns the values of URLs, but only one for each set of components. */
export function oneOfEachShape(scheme: Scheme<UrlValue>, texts: readonly string[]): readonly UrlValue[] {
  const shapes = new Map<string, UrlValue>();
  for (const text of texts) {
    const result = scheme.safeParse(text);
    if (!result.ok) continue;
    const shape = Object.entries(result.url).map(
      ([field, value]) => `${field} ${value === undefined} ${String(value) === ""}`,
    );
    if (!shapes.has(shape.join())) shapes.set(shape.join(), result.url);
  }
  return [...shapes.values()];
}
