/** Objects that are nothing but their fields. */

/** The values of components, by name. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** An object without a class, from whichever realm. */
export function isRecord(value: unknown): value is FieldValues {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** An object of some values. */
export function recordOf(names: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (let index = 0; index < names.length; index++) record[names[index] as string] = values[index];
  return record;
}
