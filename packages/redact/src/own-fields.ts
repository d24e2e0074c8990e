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

/** Copies the items of an array that are of a kind; none if it is no array, or cannot be read. */
export function itemsOf<T>(value: unknown, isItem: (item: unknown) => item is T): T[] {
  try {
    return Array.isArray(value) ? Array.from(value).filter(isItem) : [];
  } catch {
    return [];
  }
}
