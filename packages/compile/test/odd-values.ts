/** Values that few components have. */
export const ODD: readonly unknown[] = [
  undefined,
  null,
  "",
  "a/b%",
  "\u00e9 ?#",
  "*",
  "1.2.3.4",
  0,
  65536,
  1.5,
  [],
  ["a", ""],
  {},
  true,
  "A.B",
  "0080",
  -1,
  [{}],
  "\ud800",
  "[::1]",
  "a\r\nb",
  "%zz",
  "%2f",
  Object.create({ a: 1 }),
  Object.freeze({ a: 1 }),
  7n,
];

/** The number of odd values for a field inside a component. */
const INSIDE = 3;

/** Returns copies of a value, each with another value in one of its fields, or of the fields inside them. */
export function changesOf(value: unknown, depth = 0): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const put = (key: string, field: unknown) =>
    Array.isArray(value) ? value.map((item, at) => (String(at) === key ? field : item)) : { ...value, [key]: field };
  return Object.entries(value).flatMap(([key, field], index) => {
    const from = depth === 0 ? 0 : (index * INSIDE) % ODD.length;
    const odd = depth === 0 ? ODD : [...ODD, ...ODD].slice(from, from + INSIDE);
    return [...odd, ...changesOf(field, depth + 1)].map((changed) => put(key, changed));
  });
}
