/**
 * Copies the own, enumerable fields of an object into one that inherits nothing, so that a polluted prototype is not obeyed. For options
 * and definitions.
 *
 * @param value - The object; what is not one, or cannot be read, such as a revoked proxy, has no fields.
 * @returns The copy; each field has been read once.
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

/**
 * Returns one of the fields that {@link ownFields} would copy, without the cost of the others.
 *
 * @param value - The object; what cannot be read has no fields.
 */
export function ownField(value: object, name: string): unknown {
  try {
    return Object.prototype.propertyIsEnumerable.call(value, name) ? Reflect.get(value, name) : undefined;
  } catch {
    return undefined;
  }
}
