/** Plain objects and arrays, with nothing but their fields and items. */

/** The values of components, by name. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** Tells whether an object has symbols for keys. `Reflect.ownKeys` finds all keys at once, but takes three times as long. */
const hasSymbols = (value: object) => Object.getOwnPropertySymbols(value).length > 0;

/** Returns the field names of an object without a class, from any realm, if all its keys are enumerable; otherwise `undefined`. */
export function fieldNames(value: unknown): readonly string[] | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const names = Object.keys(value);
  if (Object.getOwnPropertyNames(value).length > names.length || hasSymbols(value)) return undefined;
  const prototype = Object.getPrototypeOf(value);
  const isPlain = prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
  return isPlain ? names : undefined;
}

/** Tells whether a value is an array, from any realm, but not of a subclass, without holes and without other properties. */
export function isPlainArray(value: unknown): value is readonly unknown[] {
  if (!Array.isArray(value) || !Array.isArray(Object.getPrototypeOf(value))) return false;
  const keys = Object.keys(value);
  const { length } = value;
  // The items come first.
  return keys.length === length && (length === 0 || keys[length - 1] === `${length - 1}`) && !hasSymbols(value);
}

/** Returns an own, enumerable field of an object; never one that it inherits, perhaps from a polluted prototype. */
export function ownField(value: object, name: string): unknown {
  return Object.prototype.propertyIsEnumerable.call(value, name) ? value[name as keyof typeof value] : undefined;
}

/** Makes an object of names and values. */
export function recordOf(names: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (let index = 0; index < names.length; index++) record[names[index] as string] = values[index];
  return record;
}

/** Tells whether two values are deeply equal; a missing field is `undefined`, but a missing item is not. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) ? !Array.isArray(b) || a.length !== b.length : Array.isArray(b)) return false;
  return Object.keys({ ...a, ...b }).every((key) => isSameValue(ownField(a, key), ownField(b, key)));
}
