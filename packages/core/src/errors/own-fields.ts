/**
 * Copies the own, enumerable fields of an object into one that inherits nothing, so that a polluted prototype has no effect. Reads each
 * field once. A value that is not an object or cannot be read, such as a revoked proxy, has no fields.
 *
 * @public
 */
export function ownFields<T extends object>(value: T | null | undefined): T {
  const copy: object = Object.create(null);
  try {
    return Object.assign(copy, value) as T;
  } catch {
    return copy as T;
  }
}

/** Returns an own, enumerable field of an object, never an inherited one, since a prototype may be polluted. A getter may throw. */
export function fieldOf(value: object, name: string): unknown {
  return Object.prototype.propertyIsEnumerable.call(value, name) ? value[name as keyof typeof value] : undefined;
}

/** Returns one of the fields that {@link ownFields} would copy, without the cost of the others. */
export function ownField(value: object, name: string): unknown {
  try {
    return fieldOf(value, name);
  } catch {
    return undefined;
  }
}

/** Tells whether a value is an array. One that cannot be read, such as a revoked proxy, is not. @public */
export function isList(value: unknown): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}
