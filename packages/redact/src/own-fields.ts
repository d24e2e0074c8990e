/**
 * Reads the fields that an object has itself, once: a polluted prototype is not obeyed, and what cannot be read, such as a proxy that has
 * been revoked, has none.
 */
export function ownFields<T extends object>(value: T | null | undefined): Partial<T> {
  const own: object = Object.create(null);
  try {
    return Object.assign(own, value);
  } catch {
    return own;
  }
}
