/**
 * Reads an object's own fields once: a polluted prototype has no effect, and an object that cannot be read, such as a revoked proxy, has
 * no fields.
 */
export function ownFields<T extends object>(value: T | null | undefined): Partial<T> {
  const own: object = Object.create(null);
  try {
    return Object.assign(own, value);
  } catch {
    return own;
  }
}
