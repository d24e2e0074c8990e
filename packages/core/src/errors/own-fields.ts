/**
 * Copies the own, enumerable fields of an object, reading each once, into one that inherits nothing, so that a polluted prototype is not
 * obeyed. What is not an object, or cannot be read, such as a revoked proxy, has no fields.
 *
 * @public
 */
export function ownFields<T extends object>(value: T | null | undefined): T {
  const own: object = Object.create(null);
  try {
    return Object.assign(own, value) as T;
  } catch {
    return own as T;
  }
}

/** Returns an own, enumerable field of an object, or throws what reading it throws; never one that it inherits, perhaps from a polluted prototype. */
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

/** Tells whether a value is an array. One that cannot be read, such as a revoked proxy, is not. */
export function isList(value: unknown): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}
