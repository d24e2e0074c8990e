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
