/**
 * What an object says itself: a copy of its own, enumerable fields that inherits nothing, so that a polluted prototype is not obeyed. For
 * options and definitions.
 *
 * @param value - The object; what is not one, or cannot be read, such as a proxy that has been revoked, has no fields.
 * @returns The copy, whose fields have been read once.
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
